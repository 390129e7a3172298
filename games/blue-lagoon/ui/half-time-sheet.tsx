import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { texts as scenes } from '#texts/blue-lagoon/scenes.ts';
import { texts } from '#texts/blue-lagoon/scores.ts';
import type { Move } from '../../../core/game.ts';
import { focusPrompt } from '../../../kit/focus.ts';
import { nameOf } from '../../../kit/table.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { EXPLORATION, SETTLEMENT } from '../state.ts';
import { type HalfTime, halfTimeOf, leadWords } from './half-time.ts';
import { Scores } from './scores.tsx';

/**
 * How half-time went, beside the board: there whenever asked for, until somebody at the screen (`acts`) has placed a piece,
 * by hand or by a hint. It stays as it is while turns are shown again. In a lesson it comes by itself: there no great
 * moment has told all of it just before.
 */
export function useHalfTime({ position: shown, earlier, moves, isLesson = false }: Asked) {
  const acts = moves.length > 0;
  const position = useLatest(shown, earlier);
  const told = useTold(position, earlier);
  const before = useRef({ position, acts });
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const last = before.current;
    before.current = { position, acts };
    if (last.position === position) return;
    const { phase, board } = last.position;
    const isNow = board === position.board && phase === EXPLORATION && position.phase === SETTLEMENT;
    if (isNow && isLesson) setOpen(true);
    else if (last.acts) setOpen(false);
  }, [position, acts, isLesson]);
  return {
    told,
    isOpen: isOpen && told !== undefined,
    open: told && (() => setOpen(true)),
    close: () => setOpen(false),
  };
}

/** What a table is told of its match. */
interface Asked {
  readonly position: BlueLagoonPosition;
  readonly earlier: () => readonly BlueLagoonPosition[];
  readonly moves: readonly Move[];
  readonly isLesson?: boolean;
}

/** The latest position of the match, whichever of them the board shows. */
function useLatest(shown: BlueLagoonPosition, earlier: () => readonly BlueLagoonPosition[]): BlueLagoonPosition {
  const ask = useRef(earlier);
  ask.current = earlier;
  return useMemo(() => ask.current().at(-1) ?? shown, [shown]);
}

/** Asked for once: the points change only when a phase is counted, and half-time is the first time. */
function useTold(position: BlueLagoonPosition, earlier: () => readonly BlueLagoonPosition[]): HalfTime | undefined {
  const ask = useRef(earlier);
  ask.current = earlier;
  const counted = position.phase === SETTLEMENT ? position.points.join() : undefined;
  return useMemo(() => (counted === undefined ? undefined : halfTimeOf(ask.current())), [counted]);
}

/** B15: what the tide carries away, where no great moment of the match shows it: in a lesson, until the next piece is placed. */
export function useTide(
  position: BlueLagoonPosition,
  told: HalfTime | undefined,
  isLesson: boolean,
): BlueLagoonPosition | undefined {
  const memory = useRef<{ position: BlueLagoonPosition; carried: BlueLagoonPosition | undefined }>();
  const last = memory.current?.position;
  if (last !== position) {
    const isNow = last?.board === position.board && last.phase === EXPLORATION && position.phase === SETTLEMENT;
    memory.current = { position, carried: isLesson && isNow ? told?.last : undefined };
  }
  return memory.current?.carried;
}

/** How the exploration was counted and what the tide left; what the tide does, where the board shows what was before it. */
export function HalfTimeSheet({
  told,
  close,
  names,
  ruleLink,
}: {
  readonly told: HalfTime;
  readonly close?: () => void;
  readonly names: readonly string[];
  readonly ruleLink?: ((rule: string) => string) | undefined;
}) {
  const { brought, kept, lost, next, back } = texts.halfTime;
  const rows = [
    { title: kept, values: told.kept },
    ...(told.lost.some((count) => count > 0) ? [{ title: lost, values: told.lost }] : []),
  ];
  const villages = told.kept.map((stay, seat) => ({ name: nameOf(names, seat), kept: stay, lost: told.lost[seat] }));
  const leave = () => {
    close?.();
    // Once the sheet and its button are gone.
    setTimeout(focusPrompt);
  };
  return (
    <section class="blue-lagoon-half" aria-label={texts.sheet.halfTime}>
      <h3>{leadWords(told.sheet.total, names)}</h3>
      <Scores position={told.last} sheet={told.sheet} title={brought} rows={rows} {...{ names, ruleLink }} />
      <p class="fine">{close ? next : scenes.tide(villages)}</p>
      {close && (
        <button type="button" onClick={leave}>
          {back}
        </button>
      )}
    </section>
  );
}
