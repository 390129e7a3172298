import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { texts } from '#texts/kit.ts';
import type { Seat } from '../core/game.ts';
import { isYou } from '../texts/who.ts';
import { SeatBadge } from './seat-badge.tsx';
import { nameOf } from './table.ts';
import { Prompt } from './table-layout.tsx';

/** Whose move shows on the board and has not left this device: for everybody else it is still their turn. */
export const UnsentBy = createContext<Seat | undefined>(undefined);

/** What texts call the computer player that moves now for the person whose turn it is. */
export const StandIn = createContext<string | undefined>(undefined);

/** Whether one person moves for everybody, as in a study: then nobody is spoken to by a name that is not theirs. */
export const MovesForAll = createContext(false);

/** The prompt of a match in play: whose turn it is, and below it whatever the game asks for. */
export function TurnPrompt({
  seat,
  names,
  acts,
  side,
  children,
}: {
  readonly seat: Seat;
  readonly names: readonly string[];
  /** True while the person at the screen is to move. */
  readonly acts: boolean;
  /** What the game calls the seat, e.g. "Green", where that is more than a colour. */
  readonly side?: string;
  readonly children: ComponentChildren;
}) {
  const unsentBy = useContext(UnsentBy);
  const standIn = useContext(StandIn);
  const shown = unsentBy ?? seat;
  const movesForAll = useContext(MovesForAll);
  return (
    <Prompt
      seat={shown}
      acts={acts}
      others={names.length - 1}
      title={
        <>
          <SeatBadge seat={shown} />{' '}
          {unsentBy === undefined ? sayTurn(standIn ?? nameOf(names, seat), acts, movesForAll, side) : texts.notSent}
        </>
      }
    >
      {children}
    </Prompt>
  );
}

function sayTurn(name: string, acts: boolean, movesForAll: boolean, side: string | undefined): string {
  const told = movesForAll && !isYou(name) ? texts.toMove : texts.yourTurn;
  const whose = acts ? told(name) : name;
  return side === undefined ? whose : texts.withSide(whose, side);
}
