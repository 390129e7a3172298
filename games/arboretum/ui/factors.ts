import { texts } from '#texts/arboretum/factors.ts';
import type { Seat } from '../../../core/game.ts';
import type { Crop } from '../../../kit/draw/place.ts';
import type { Factors } from '../../factors.ts';
import { cardOf, cardValue } from '../cards.ts';
import { type Standing, standings } from '../facts.ts';
import type { ArboretumPosition } from '../position.ts';
import { DECK, DISCARD, TAKE } from '../rules.ts';
import { at, CARD_HEIGHT, CARD_WIDTH, drawBlossom, drawCard, drawFate } from './artwork.ts';

const BOX = { x: -12, y: -2, width: CARD_HEIGHT + 4, height: CARD_HEIGHT + 4 };
const DECK_FIRST = 'deck';
const OTHER = 'other';

/** A path in a seat's garden that would score, if the seat may score it. */
function pathPoints({ paths }: Standing, seat: Seat): number {
  return paths[seat]?.points ?? 0;
}

function card(drawing: Crop['drawing']): Crop {
  return { drawing, box: BOX };
}

/** A8–A11: paths, and the hands that decide who may score them. */
export const factors: Factors<ArboretumPosition> = {
  traits: [
    {
      id: 'scored',
      ...texts.scored,
      steps: [0, 1, 2, 3, 4, 5],
      picture: card(drawCard(cardOf(0, 1))),
      count: (position, _, seat) =>
        standings(position).filter((one) => one.rights[seat] && pathPoints(one, seat) > 0).length,
    },
    {
      id: 'best',
      ...texts.best,
      steps: [0, 4, 7, 10, 13, 16],
      picture: card(at(CARD_WIDTH / 2, CARD_HEIGHT / 2, 1, drawBlossom(1, 12, 36))),
      count: (position, _, seat) =>
        Math.max(0, ...standings(position).map((one) => (one.rights[seat] ? pathPoints(one, seat) : 0))),
    },
    {
      id: 'wasted',
      ...texts.wasted,
      steps: [0, 1, 2, 3, 4],
      picture: card(at(CARD_WIDTH / 2, CARD_HEIGHT / 2, 1.6, drawFate('lost'))),
      count: (position, _, seat) =>
        standings(position).filter((one) => !one.rights[seat] && pathPoints(one, seat) > 0).length,
    },
    {
      id: 'kept',
      ...texts.kept,
      steps: [0, 8, 11, 14, 17],
      picture: card(drawCard(cardOf(2, 8))),
      count: (position, _, seat) => Math.max(0, ...standings(position).map(({ totals }) => totals[seat])),
    },
  ],
  groupFirst: (position, move) => {
    if (move === DECK) return DECK_FIRST;
    return move >= TAKE && move < DISCARD ? String(cardValue(position.topOf(move - TAKE))) : OTHER;
  },
  nameFirst: (group) => {
    if (group === DECK_FIRST) return texts.first.deck;
    return group === OTHER ? texts.first.other : texts.first.take(Number(group));
  },
};
