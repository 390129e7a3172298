import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../../core/game.ts';
import { listMoves } from '../../../core/list-moves.ts';
import { SeededRandom } from '../../../core/random.ts';
import { must } from '../../../core/result.ts';
import { readGolden } from '../../../tests/support/golden.ts';
import { arboretum } from '../game.ts';
import { room } from '../index.ts';
import type { ArboretumPosition } from '../position.ts';
import { DISCARDING, DRAWING, PLACING } from '../state.ts';

const name = (seat: number) => ['Ada', 'Blaise', 'Carl', 'Dora'][seat];

/** Ada has planted a1, a3 and b2, Blaise d2, d4 and j1; Blaise's d8 is known to all, and d1 lies on top of his discards. */
const line =
  'arboretum A,Aa1C00C00a3N01C00b2C00E01,Aj2,Bd2C00C00d4N01C00j1C00W01,Bj3d1 ' +
  'b1b3b4b5b6b7c3c4c5c6c7c8d5d6j4j5j6j7j8m1m2m3m4m5m6,Aa2a4a5c1d7m7m8,Ba6a7a8b8c2d3d8 d8 draw';

function explain(text: string, from = line): string[] {
  const before = must(arboretum.parse(from)).view(0);
  return room.explainMove(before, must(arboretum.parseMove(before, text)), name).map(({ words }) => words);
}

function playedOn(from: string, moves: readonly string[]): string {
  const position = must(arboretum.parse(from));
  for (const text of moves) position.play(must(arboretum.parseMove(position, text)));
  return arboretum.format(position);
}

/** The same after drawing twice from the deck. */
const planting = () => playedOn(line, ['D', '+m6', 'D', '+b7']);

/** Whether the end speaks against moves that bring it closer, and against moves that put it off. */
function risksOfTheEnd(position: ArboretumPosition, moves: readonly number[]): boolean[][] {
  const reasons = moves.flatMap((move) => room.explainMove(position.view(position.turn), move, name));
  return ['deck', 'spares-deck'].map((kind) =>
    reasons.filter((each) => each.kind === kind).map(({ isRisk }) => isRisk),
  );
}

describe('what a move gains, in words', () => {
  it('A4 the deck: how many cards would help, and what is left to the next player with the second draw', () => {
    expect(explain('D')).toEqual(['10 of 31 cards you can’t see would start or improve a path']);
    const position = must(arboretum.parse(line));
    for (const text of ['D', '+m6']) position.play(must(arboretum.parseMove(position, text)));
    expect(explain('D', arboretum.format(position))).toEqual([
      '10 of 30 cards you can’t see would start or improve a path',
      'leaves Dogwood\u00a01 for Blaise: +2 for a path',
    ]);
  });

  it('A4 a card that was under the one taken is uncovered', () => {
    expect(explain('d1', playedOn(line, ['D', '+m6']))).toContainEqual(
      expect.stringMatching(/^uncovers Jacaranda\u00a03 for Blaise: /),
    );
  });

  it.each([
    {
      what: 'A9 a card that is taken is kept from a rival, and a 1 cancels an 8 that was seen',
      move: 'd1',
      reasons: [
        'could stop Blaise’s Dogwood path of 2 with 8 in hand',
        'keeps it from Blaise, whose Dogwood path is worth 2',
        'makes Blaise’s Dogwood\u00a08 worth 0',
        'raises your Dogwood total in hand to 8',
      ],
    },
    {
      what: 'A4 a card that serves nobody at least spares the deck',
      move: 'j2',
      reasons: ['spares the deck (25 cards left): more time to catch up'],
    },
  ])('$what', ({ move, reasons }) => {
    expect(explain(move)).toEqual([...reasons, 'everyone sees that you hold it']);
  });

  it('A4 a card that would be thrown away again is not taken for a path, and one that would be kept is', () => {
    const [garden, rest] = [
      'arboretum A,Aj2C00C00d3N01C00c2N02C00,Ab3a2a5,Bj3C00C00a4N01C00m4S01C00,Bb4a3d1 ?22,',
      ',B?7 - draw',
    ];
    expect(explain('d1', `${garden}Aa8c1c5c6j8m1m7${rest}`)).toEqual(['everyone sees that you hold it']);
    expect(explain('d1', `${garden}Aa8c1c5c6d7d8m7${rest}`)[0]).toBe('could start a Dogwood path worth 4');
  });

  it('A4 where there is nothing to take, that only one’s own eyes see the card tells nothing', () => {
    const position = arboretum.start(2, { species: 'usual' });
    for (const card of ['a2', 'b1', 'a4', 'b2', 'a5', 'b3', 'c2', 'b4', 'd7', 'b5', 'm7', 'b6', 'm8', 'b7'])
      position.play(must(arboretum.parseMove(position, `+${card}`)));
    expect(explain('D', arboretum.format(position))).toEqual([]);
  });

  it('A6 while nobody has a path of anything, cards are told apart by what is in hand', () => {
    const from = 'arboretum A,Aj4C00C00,A,B,B ?32,Aa8b2c1c5c6d7m3m7,B?7 - discard';
    expect(explain('-m3', from)).toEqual([]);
    expect(explain('-d7', from)).toEqual(['your only Dogwood']);
    expect(explain('-b2', from)).toEqual(['your only Blue Spruce, and a low one']);
  });

  it('A11 a longer path comes before what the hand loses', () => {
    expect(explain('a5N02C00', planting())).toEqual([
      'adds 1 to your Cassia path, now worth 4',
      'lowers your Cassia total in hand to 6',
    ]);
  });

  it('A10 without a longer path or cards for one, the step', () => {
    expect(explain('d7N02C00', planting())[0]).toBe('steps up from Cassia\u00a03 to Dogwood\u00a07, for a later path');
  });

  it('A8 a path that can’t score is no step for a later one', () => {
    const position = must(
      arboretum.parse(
        'arboretum A,Aa1C00C00a3N01C00d5C00E01,Ac3,Bd2C00C00d4N01C00a4C00W01,Bj3c1 ' +
          'a5b2b3b4b5b6b7c4c5c6c7c8d1j2j4j5j6j7j8m3m4m5m6m7m8,Aa6a7a8b8d3m1m2,Ba2b1c2d6d7d8j1 d6d7d8 draw',
      ),
    );
    for (const text of ['D', '+m6', 'D', '+b7']) position.play(must(arboretum.parseMove(position, text)));
    expect(explain('d3N01E01', arboretum.format(position))).toEqual([
      'makes a Dogwood path, in case Blaise gives up Dogwood cards',
      'your Dogwood path can’t score against Blaise’s hand',
      'leaves you no Dogwood in hand',
    ]);
  });

  it('A8, A11 without either, what the tree or the hand is good for later', () => {
    expect(explain('c1S01C00', planting())).toEqual(['a path that starts with a 1 scores 1 more']);
    const hands = ['a2', 'b1', 'a4', 'b2', 'a5', 'b3', 'c2', 'b4', 'd7', 'b5', 'm7', 'b6', 'm8', 'b7'];
    const drawing = (card: string) => {
      const position = arboretum.start(2, { species: 'usual' });
      for (const text of [...hands.map((dealt) => `+${dealt}`), 'D', `+${card}`, 'D', '+c3'])
        position.play(must(arboretum.parseMove(position, text)));
      return arboretum.format(position);
    };
    const from = drawing('j2');
    expect(explain('a4C00C00', from)).toEqual(['you hold 2 more Cassia cards for a path']);
    expect(explain('j2C00C00', from)).toEqual(['a low tree to start from: 6 of your cards could follow it']);
    expect(explain('d7C00C00', from)).toEqual([]);
    // A 4 is not low, though four cards could follow it.
    expect(explain('j4C00C00', drawing('j4'))).toEqual([]);
  });

  it('A6 what is thrown away: to whom it is of no use, and what is left', () => {
    const position = must(arboretum.parse(planting()));
    position.play(must(arboretum.parseMove(position, 'm7N02C00')));
    const from = arboretum.format(position);
    const covers = 'covers Jacaranda\u00a02, which is worth +3 to Blaise';
    expect(explain('-c1', from)).toEqual([
      'your only Cherry Blossom, and neither you nor Blaise has a path of it',
      covers,
    ]);
    expect(explain('-d7', from)).toEqual([
      'you have no Dogwood path',
      covers,
      'Blaise could use it: +1 for a path',
      'leaves you no Dogwood in hand against Blaise’s path',
    ]);
    expect(explain('-a2', from)).toEqual([
      'Blaise has no Cassia path',
      'can’t lengthen your Cassia path',
      covers,
      'lowers your Cassia total in hand to 9',
    ]);
  });

  it('A6 that nobody has a path is not told of a card that would give the next player one', () => {
    const from = playedOn(line, ['D', '+j7', 'D', '+d5', 'm7N02C00']);
    expect(explain('-j7', from)[0]).toBe('you have no Jacaranda path');
    expect(explain('-d5', from)).toContain('lets Blaise’s Dogwood path score 2: your 12 in hand stops it now');
  });

  it('A6 a discard that helps the next player is safer than the card of the hand that would help them most', () => {
    const from = playedOn(
      'arboretum A,Aa1C00C00a3N01C00b2C00E01,Ac3,Bd2C00C00d4N01C00j1C00W01,Bj3c1 b1b3b4b5b6b7c4c5c6c7c8j2j4j5j6j7j8m1m2m3m4m5m6m7m8,Aa2a4a5d1d5d6d7,Ba6a7a8b8c2d3d8 d8 draw',
      ['D', '+m6', 'D', '+b7', 'm6N02C00'],
    );
    expect(explain('-d7', from)[0]).toBe('safer than Dogwood\u00a01, which would give Blaise +2 for a path');
    expect(explain('-d1', from)[0]).not.toMatch(/^safer/);
  });

  it('A8 a discard that a sure path loses by says so first, even where it helps the next player besides', () => {
    const from = playedOn(
      'arboretum A,Aa1C00C00a3N01C00a8C00E01,Ac3,Bd2C00C00d4N01C00a4C00W01,Bj3c1 a5b2b3b4b5b6b7c4c5c6c7c8d1j2j4j5j6j7j8m3m4m5m6m7m8,Aa6a7d5d6d7m1m2,Ba2b1b8c2d3d8j1 d8 draw',
      ['D', '+m6', 'D', '+b7', 'm6N02C00'],
    );
    expect(explain('-a6', from)).toEqual([
      'Blaise has no Cassia path',
      'your Cassia path is no longer sure to score',
      'Blaise could use it: +2 for a path',
      'lowers your Cassia total in hand to 7',
    ]);
  });

  it('A8 a discard that puts a rival ahead by the cards that are seen says what the path would have scored', () => {
    // Blaise is seen to hold b4; b7 alone is above it, and the path b1 b3 scores 3.
    const from =
      'arboretum A,Am2C00C00m1C00E01a3C00W01a4S01W01m5S01C00b3N01C00m6S02C00b1N01W01d3S02W01m8S02E01a7S03C00d6S01E01,Aj3,Bc3C00C00m3C00E01a2C00W01b2S01C00d1N01W01j4N01W02b5N02W02b6N01W03m4S01W01c5N02W01d8N02C00,Bc1j7c4j1d5j8j2d2 a8,Aa5a6b7c6c8d7j5m7,Ba1b4b8c2c7d4j6 a1b4c7d4j6 discard';
    expect(explain('-b7', from)).toEqual([
      'Blaise has no Blue Spruce path',
      'covers Jacaranda\u00a03, which is worth +2 to Blaise',
      'lets Blaise’s 4 beat your 0 in hand: no points for your path of 3',
      'Blaise could use it: +3 for a path',
    ]);
    expect(explain('-c6', from)).not.toContainEqual(expect.stringMatching(/^lets /));
  });

  it('A8 a card of a species that fills the hand: that it has no path yet speaks for nothing', () => {
    const position = must(arboretum.parse(planting()));
    position.play(must(arboretum.parseMove(position, 'c1S01C00')));
    expect(explain('-m6', arboretum.format(position))).toEqual([
      'Blaise has no Maple path',
      'covers Jacaranda\u00a02, which is worth +3 to Blaise',
      'lowers your Maple total in hand to 15',
    ]);
  });

  it('A7 the last discard tells the final score, and nothing of turns that never come', () => {
    const [match] = readGolden(arboretum).filter(({ seats }) => seats === 2);
    const last = match.positions().findLast(({ phase }) => phase === DISCARDING) as ArboretumPosition;
    expect(last.deck).toBe(0);
    for (const move of listMoves(arboretum, last)) {
      const after = last.copy();
      after.play(move);
      const [own, rival] = [after.scores()[last.mover], after.scores()[1 - last.mover]];
      const [first, ...rest] = room.explainMove(last.view(last.mover), move, name);
      expect(first.words).toBe(`final score: ${own} to ${name(1 - last.mover)}’s ${rival}`);
      expect(rest.map(({ kind }) => kind).filter((kind) => /covers|gives|no-help|leaves/.test(kind))).toEqual([]);
    }
  });

  it('A7 an early end is for a move or against it, never for one that brings it and for one that puts it off', () => {
    const random = new SeededRandom('ends');
    const list = new Int32Array(arboretum.maxMoves);
    const position = arboretum.start(2, { species: 'usual' });
    const told = new Set<boolean>();
    while (position.turn !== OVER) {
      const count = position.turn === CHANCE ? 0 : position.moves(list);
      const isNear = position.phase === DRAWING && position.deck <= 8;
      const [closer, spares] = risksOfTheEnd(position, Array.from(list.subarray(0, isNear ? count : 0)));
      for (const isRisk of closer) told.add(isRisk);
      expect(closer.filter((isRisk) => spares.includes(isRisk))).toEqual([]);
      position.play(count === 0 ? position.roll(random) : list[random.below(count)]);
    }
    expect(told.size).toBe(2);
  });

  it('A6 no idea keeps a card for a path that another throws away because nobody has one', () => {
    const random = new SeededRandom('plans');
    const list = new Int32Array(arboretum.maxMoves);
    const position = arboretum.start(4, { species: 'usual' });
    let told = 0;
    while (position.turn !== OVER) {
      const count = position.turn === CHANCE ? 0 : position.moves(list);
      const move = count === 0 ? position.roll(random) : list[random.below(count)];
      const reasons = position.phase === PLACING ? room.explainMove(position.view(position.turn), move, name) : [];
      position.play(move);
      const kept = reasons.find(({ kind }) => kind === 'goes-on')?.words.match(/more (.*) cards/)?.[1];
      if (kept === undefined) continue;
      told++;
      const discards = list.slice(0, position.moves(list));
      const against = [...discards].flatMap((each) => room.explainMove(position.view(position.turn), each, name));
      const spoken = against.filter(({ kind }) => /nobody-uses|own-unused|only-one/.test(kind));
      expect(spoken.filter(({ words }) => words.includes(kept))).toEqual([]);
    }
    expect(told).toBeGreaterThan(2);
  });

  it.each([2, 3, 4])('finds readable phrases over a whole match, %i at the table', (seats) => {
    const random = new SeededRandom(`gains ${seats}`);
    const list = new Int32Array(arboretum.maxMoves);
    const position = arboretum.start(seats, { species: 'random' });
    let told = 0;
    while (position.turn !== OVER) {
      if (position.turn === CHANCE) {
        position.play(position.roll(random));
        continue;
      }
      const seat = position.turn;
      const move = list[random.below(position.moves(list))];
      const reasons = room.explainMove(position.view(seat), move, name);
      for (const { words } of reasons) expect(words).toMatch(/^[a-zA-Z0-9+].*[a-z0-9]$/);
      told += reasons.length;
      position.play(move);
    }
    expect(told).toBeGreaterThan(20);
  });
});
