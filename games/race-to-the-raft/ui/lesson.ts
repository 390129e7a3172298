import { texts } from '#texts/race-to-the-raft/lesson.ts';
import type { Move } from '../../../core/game.ts';
import type { Lesson } from '../../room.ts';
import { nameCard } from '../geometry.ts';
import { takeApart } from '../moves.ts';

export const lesson: Lesson = {
  seats: 1,
  names: [texts.you],
  opening: ['+L0N', '+S0N', '+L1N', '+S2N'],
  steps: [
    {
      say: texts.island,
    },
    {
      say: texts.ask,
      play: 'A3B3',
      after: ['+Ai', '+Ab', '+Ag', '+Bh', '+Bp', '+Bd'],
    },
    {
      say: texts.card,
      play: 'Bh1207N',
      after: ['+m'],
    },
    {
      say: texts.fire,
      play: 'm0315FN',
    },
    {
      say: texts.turn,
      play: 'Bp1212S',
      after: ['+C'],
    },
    {
      say: texts.moreFire,
      play: 'C0515FN',
    },
    {
      say: texts.walk,
      play: 'B13041415Ag',
    },
    {
      say: texts.aboard,
    },
    {
      say: texts.end,
    },
  ],
  nudge,
};

/** The first thing that the learner did otherwise; a wrong square is left to the star. */
function nudge(played: Move, wanted: Move): string | undefined {
  const [one, other] = [takeApart(played), takeApart(wanted)];
  const { nudges } = texts;
  if (other.kind === 'request') return nudges.ask(other.counts);
  if (one.kind === 'card' && other.kind === 'card') {
    if (one.card !== other.card) return nudges.card(nameCard(other.card));
    return one.turn === other.turn ? undefined : nudges.turn(nameCard(other.card), other.turn);
  }
  if (one.kind === 'fire' && other.kind === 'fire') return one.way === other.way ? undefined : nudges.angle;
  if (one.kind === 'walk' && other.kind === 'walk' && one.to === other.to) {
    return nudges.pay(other.cards.map(nameCard));
  }
  return undefined;
}
