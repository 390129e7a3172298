import type { ComponentChildren } from 'preact';
import { texts } from '#texts/kit.ts';
import type { Seat } from '../core/game.ts';
import { SeatBadge } from './seat-badge.tsx';
import { nameOf } from './table.ts';
import { Prompt } from './table-layout.tsx';

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
  const name = nameOf(names, seat);
  const whose = acts ? texts.yourTurn(name) : name;
  return (
    <Prompt
      seat={seat}
      acts={acts}
      others={names.length - 1}
      title={
        <>
          <SeatBadge seat={seat} /> {side === undefined ? whose : texts.withSide(whose, side)}
        </>
      }
    >
      {children}
    </Prompt>
  );
}
