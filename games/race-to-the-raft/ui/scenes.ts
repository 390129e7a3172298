import { texts } from '#texts/race-to-the-raft/ending.ts';
import { texts as words } from '#texts/race-to-the-raft/words.ts';
import type { Position } from '../../../core/game.ts';
import type { Scene, Sound } from '../../../kit/draw/scene.ts';
import { HAND_SIZE } from '../components.ts';
import type { RaftPosition } from '../position.ts';
import { lossOf, tallyOf } from '../scoring.ts';
import { CATS, PHASES, RAFT } from '../state.ts';
import { allSquares } from './cat-watch.ts';
import { lastFire } from './last-fire.ts';
import { cardsDrawn, describeLoss, nameCat, nameColour } from './words.ts';

/**
 * Won: everybody is aboard, the raft sails, the raft is out at sea. Lost: the fire closes the last path, the cat is trapped,
 * what was reached.
 */
type Step = 'aboard' | 'sailing' | 'safe' | 'fire' | 'trapped' | 'lost';

export interface RaftScene extends Scene {
  readonly step: Step;
}

interface Finished {
  readonly position: RaftPosition;
  readonly earlier: () => readonly Position[];
}

/** Time to look up, and then for each cat of the roll call. */
const LOOK = 700;
export const PER_CAT = 380;
const SAILING = 3600;
const FIRE = 1700;
const TRAPPED = 2400;
const LAST = 1900;

/** The raft casts off; or the fire takes the last path, and the cat and the tile are shown. */
export function scenesOf({ position, earlier }: Finished): readonly RaftScene[] {
  if (position.phase === PHASES.won) return castingOff(position);
  return position.phase === PHASES.lost ? closingIn(position, earlier) : [];
}

function castingOff(position: RaftPosition): readonly RaftScene[] {
  const { cats } = tallyOf(position);
  const { finale } = texts;
  return [
    scene('aboard', LOOK + PER_CAT * cats, finale.aboard(cats), 'wood'),
    scene('sailing', SAILING, finale.sailing, 'water'),
    scene('safe', LAST, finale.safe(cats, Math.ceil(cardsDrawn(position) / HAND_SIZE)), 'end'),
  ];
}

function closingIn(position: RaftPosition, earlier: Finished['earlier']): readonly RaftScene[] {
  const { cats, aboard } = tallyOf(position);
  const loss = lossOf(position);
  const fire = lastFire(position, earlier);
  const { finale } = texts;
  const trapped =
    loss?.kind === 'cutOff' && fire
      ? finale.trapped(words.list(loss.cats.map((cat) => nameCat(position, cat))))
      : describeLoss(position);
  return [
    ...(fire ? [scene('fire', FIRE, finale.closes, 'fire')] : []),
    scene('trapped', TRAPPED, trapped, fire ? 'stone' : 'fire'),
    scene('lost', LAST, finale.ashore(aboard, cats), 'end'),
  ];
}

function scene(step: Step, milliseconds: number, caption: string, sound: Sound): RaftScene {
  return { step, milliseconds, caption, sound };
}

/** Cats aboard, in the order of the roll call: by colour, then by square. */
export function crewOf(position: RaftPosition): readonly number[] {
  return allSquares(position)
    .filter((square) => position.has(RAFT, square) && position.has(CATS, square))
    .sort((a, b) => position.catAt(a) - position.catAt(b) || a - b);
}

/** "the blue cat", "both red cats". */
export function nameCrew(position: RaftPosition): readonly string[] {
  const colours = crewOf(position).map((square) => position.catAt(square));
  return [...new Set(colours)].map((colour) => {
    const alike = colours.filter((each) => each === colour).length;
    const name = nameColour(colour);
    if (alike === 1) return words.onlyCat(name);
    return alike === 2 ? texts.finale.both(name) : texts.finale.several(alike, name);
  });
}
