import { texts } from '#texts/arboretum/editor.ts';
import { CHANCE, OVER, type Seat } from '../../../core/game.ts';
import type { Settings } from '../../../core/settings.ts';
import { type Editor, type Field, type Piece, TURN, turnField } from '../../editor.ts';
import { CARD_BY_NAME, cardOf, nameCard, speciesOf } from '../cards.ts';
import { FULL_HAND, SPECIES_IN_PLAY, SPECIES_TOTAL, VALUES } from '../components.ts';
import { type Offset, parseOffset } from '../geometry.ts';
import { ArboretumPosition } from '../position.ts';
import { checkOffset } from '../rules.ts';
import { DEALING, DISCARDING, DRAWING, ENDED, HELD, PLACING } from '../state.ts';
import { CARD_HEIGHT, CARD_WIDTH, drawBack, drawSmallCard } from './artwork.ts';
import { sayCard, saySpecies } from './words.ts';

const BOX = { x: -1, y: -1, width: CARD_WIDTH + 2, height: CARD_HEIGHT + 2 };
const HIDDEN = '?';
const STEP = 'step';
const HAND = 'hand ';
const PILE = 'pile ';

interface Planted extends Offset {
  readonly card: number;
}

/** What a table holds; every card is in one place only. */
interface Parts {
  readonly settings: Settings;
  readonly species: number;
  readonly mover: Seat;
  readonly phase: number;
  readonly groves: readonly (readonly Planted[])[];
  readonly piles: readonly (readonly number[])[];
  readonly hands: readonly (readonly number[])[];
  /** Cards of hands that everybody has seen. */
  readonly open: ReadonlySet<number>;
  /** Cards of each hand that nobody has seen. */
  readonly hidden: readonly number[];
}

export const editor: Editor<ArboretumPosition> = {
  clear: (seats, settings) => {
    const { species } = new ArboretumPosition(seats, settings);
    const none = Array.from({ length: seats }, () => []);
    const hidden = none.map(() => 0);
    return build({
      settings,
      species,
      mover: 0,
      phase: DRAWING,
      groves: none,
      piles: none,
      hands: none,
      open: new Set(),
      hidden,
    });
  },
  palette: (draft) => [
    ...offeredSpecies(draft).map((species) => ({ title: saySpecies(species), pieces: cardsOf(draft, species) })),
    {
      title: texts.hidden,
      pieces: [{ id: HIDDEN, name: texts.hiddenCard, picture: { drawing: drawBack(), box: BOX } }],
    },
  ],
  trays: (draft) =>
    seatsOf(draft).flatMap((seat) => [
      {
        id: `${HAND}${seat}`,
        name: texts.hand(nameOf(seat)),
        holds: [...draft.hand(seat).map(nameCard), ...Array<string>(draft.hidden(seat)).fill(HIDDEN)],
      },
      { id: `${PILE}${seat}`, name: texts.pile(nameOf(seat)), holds: draft.pile(seat).map(nameCard) },
    ]),
  fields: (draft) => [turnField(texts.turn, draft.mover, seatsOf(draft).map(nameOf)), stepField(draft)],
  put: (draft, spot, piece) => {
    const card = CARD_BY_NAME.get(piece);
    const at = placeIn(spot);
    if (card === undefined || !at) return draft;
    const parts = without(without(partsOf(draft), card), topOn(draft, spot));
    const groves = parts.groves.map((grove, seat) => (seat === at.seat ? [...grove, { card, ...at.offset }] : grove));
    return build({ ...parts, groves });
  },
  lift: (draft, spot) => build(without(partsOf(draft), topOn(draft, spot))),
  fill: (draft, tray, piece) => {
    const seat = Number(tray.split(' ')[1]);
    if (piece === HIDDEN) return tray.startsWith(HAND) ? hide(draft, seat, 1) : draft;
    const card = CARD_BY_NAME.get(piece);
    if (card === undefined || (tray.startsWith(HAND) && draft.held(seat) >= FULL_HAND)) return draft;
    const parts = without(partsOf(draft), card);
    const added = (lists: Parts['hands']) => lists.map((list, each) => (each === seat ? [...list, card] : list));
    return build(
      tray.startsWith(HAND) ? { ...parts, hands: added(parts.hands) } : { ...parts, piles: added(parts.piles) },
    );
  },
  take: (draft, tray, piece) => {
    if (piece === HIDDEN) return hide(draft, Number(tray.split(' ')[1]), -1);
    return build(without(partsOf(draft), CARD_BY_NAME.get(piece)));
  },
  set: (draft, field, value) =>
    build({ ...partsOf(draft), ...(field === TURN ? { mover: Number(value) } : { phase: Number(value) }) }),
};

function seatsOf({ seats }: ArboretumPosition): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

function nameOf(seat: Seat): string {
  return texts.seat(seat + 1);
}

const EVERY_SPECIES = Array.from({ length: SPECIES_TOTAL }, (_, one) => one);

/** A14: where species are drawn by lot, those come into play whose cards are on the table. */
function offeredSpecies({ species, lottery }: ArboretumPosition): readonly number[] {
  return lottery ? EVERY_SPECIES : EVERY_SPECIES.filter((one) => (species >> one) & 1);
}

/** As many as play, the ones on the table first, then those that played before. */
function drawnSpecies({ species, groves, piles, hands }: Parts): number {
  const cards = [...groves.flat().map(({ card }) => card), ...piles.flat(), ...hands.flat()];
  const wanted = new Set([
    ...cards.map(speciesOf),
    ...EVERY_SPECIES.filter((one) => (species >> one) & 1),
    ...EVERY_SPECIES,
  ]);
  const inPlay = [...wanted].slice(0, SPECIES_IN_PLAY[groves.length]);
  return inPlay.reduce((all, one) => all | (1 << one), 0);
}

function cardsOf(draft: ArboretumPosition, species: number): Piece[] {
  return Array.from({ length: VALUES }, (_, at) => {
    const card = cardOf(species, at + 1);
    const picture = { drawing: drawSmallCard(card), box: BOX };
    const isFree = draft.isUnseen(card) || !((draft.species >> species) & 1);
    return { id: nameCard(card), name: sayCard(card), picture, left: Number(isFree) };
  });
}

function stepField({ phase }: ArboretumPosition): Field {
  const { steps } = texts;
  const choices = [
    { value: String(DRAWING), title: steps.draw },
    { value: String(PLACING), title: steps.place },
    { value: String(DISCARDING), title: steps.discard },
    { value: String(ENDED), title: steps.end },
  ];
  return { kind: 'choice', id: STEP, name: texts.step, value: String(phase), choices };
}

/** "2 N01W02", as `spotsOf` names it. */
function placeIn(spot: string): { readonly seat: Seat; readonly offset: Offset } | undefined {
  const [seat, square] = spot.split(' ');
  const offset = parseOffset(square);
  return offset && { seat: Number(seat) - 1, offset };
}

function topOn(draft: ArboretumPosition, spot: string): number | undefined {
  const at = placeIn(spot);
  const grove = at && draft.groves[at.seat];
  const card = grove ? grove.cardAt(grove.squareAt(at.offset.north, at.offset.east)) : -1;
  return card < 0 ? undefined : card;
}

/** The card goes back to the deck. */
function without(parts: Parts, card: number | undefined): Parts {
  const isOther = (one: number) => one !== card;
  return {
    ...parts,
    groves: parts.groves.map((grove) => grove.filter((planted) => isOther(planted.card))),
    piles: parts.piles.map((pile) => pile.filter(isOther)),
    hands: parts.hands.map((hand) => hand.filter(isOther)),
  };
}

function hide(draft: ArboretumPosition, seat: Seat, by: number): ArboretumPosition {
  if (draft.held(seat) + by > FULL_HAND) return draft;
  const { hidden, ...parts } = partsOf(draft);
  return build({ ...parts, hidden: hidden.map((count, each) => (each === seat ? Math.max(0, count + by) : count)) });
}

function partsOf(draft: ArboretumPosition): Parts {
  const { settings, species, mover, groves } = draft;
  return {
    settings,
    species,
    mover,
    phase: draft.phase <= DEALING ? DRAWING : draft.phase,
    groves: groves.map((grove) =>
      Array.from({ length: grove.placed }, (_, index) => {
        const square = grove.placedAt(index);
        return { card: grove.cardAt(square), north: grove.northOf(square), east: grove.eastOf(square) };
      }),
    ),
    piles: seatsOf(draft).map((seat) => draft.pile(seat)),
    hands: seatsOf(draft).map((seat) => draft.hand(seat)),
    open: new Set(seatsOf(draft).flatMap((seat) => draft.openHand(seat))),
    hidden: seatsOf(draft).map((seat) => draft.hidden(seat)),
  };
}

function build(parts: Parts): ArboretumPosition {
  const { settings, mover, phase, groves, piles, hands, open, hidden } = parts;
  const position = new ArboretumPosition(groves.length, settings);
  if (position.lottery) position.addSpecies(drawnSpecies(parts) & ~position.species);
  for (const [seat, planted] of groves.entries()) plantAll(position, seat, planted);
  for (const [seat, pile] of piles.entries()) {
    for (const card of pile) {
      position.reveal(card);
      position.pileOn(seat, card);
    }
  }
  for (const [seat, hand] of hands.entries()) {
    for (const card of hand) {
      position.reveal(card);
      position.give(seat, card, open.has(card) || phase === ENDED ? 1 : 0);
    }
    position.words[HELD + seat] += hidden[seat];
  }
  position.sortBag();
  const deck = position.pool - hidden.reduce((sum, count) => sum + count, 0);
  return Object.assign(position, {
    mover,
    phase,
    deck,
    turn: phase === ENDED ? OVER : phase < DRAWING ? CHANCE : mover,
  });
}

/** A5: in an order in which every card could be planted, if there is one. */
function plantAll(position: ArboretumPosition, seat: Seat, planted: readonly Planted[]): void {
  const grove = position.groves[seat];
  const left = planted.slice(0, grove.capacity);
  while (left.length > 0) {
    const next = left.findIndex((one) => !checkOffset(grove, one));
    const [{ card, north, east }] = left.splice(Math.max(0, next), 1);
    position.reveal(card);
    grove.plant(card, grove.squareAt(north, east));
  }
}
