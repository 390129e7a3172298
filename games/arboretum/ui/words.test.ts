import { describe, expect, it } from 'vitest';
import { texts as ending } from '#texts/arboretum/ending.ts';
import { texts as gains } from '#texts/arboretum/gains.ts';
import { texts as table } from '#texts/arboretum/table.ts';
import { must } from '../../../core/result.ts';
import { arboretum } from '../game.ts';
import type { ArboretumPosition } from '../position.ts';
import { spotsOf } from './places.ts';
import { describeMove, onlyRival, sayDeck, sayTurn, tellRoll, turnOf } from './words.ts';

const { parse, parseMove } = arboretum;
const DECK = 'a1a2a3a4a5a7b2b4b5b6b7c1c3c4c5c6c8d2d3d5d7j1j3j4j6j7j8m3m4m5m6m7';
const opened = must(parse(`arboretum B,Aa6C00C00,Ac2,B,B ${DECK},Aa8b3d1d6d8j5m2,Bb1b8c7d4j2m1m8 - draw`));

/** What is said of each move in turn. */
function tell(position: ArboretumPosition, ...texts: string[]): string[] {
  const at = position.copy();
  return texts.map((text) => {
    const move = must(parseMove(at, text));
    const said = describeMove(at, move);
    at.play(move);
    return said;
  });
}

describe('moves in words', () => {
  it('of a turn', () => {
    expect(tell(opened, 'D', '+a1', 'c2', 'c7C00C00', '-c2', 'c2', 'D', '+?', 'a8N01C00')).toEqual([
      'drew from the deck',
      'drew Cassia\u00a01',
      'took Cherry Blossom\u00a02 from seat 1’s discards',
      'planted Cherry Blossom\u00a07 as the first tree',
      'discarded Cherry Blossom\u00a02',
      'took Cherry Blossom\u00a02 from seat 2’s discards',
      'drew from the deck',
      'drew a card',
      'planted Cassia\u00a08 above Cassia\u00a06',
    ]);
  });

  it('of the number of a turn, which ends with its discard', () => {
    const position = opened.copy();
    const turns = ['D', '+a1', 'c2', 'c7C00C00', '-c2'].map((text) => {
      position.play(must(parseMove(position, text)));
      return turnOf(position);
    });
    expect(turns).toEqual([1, 1, 1, 1, 2]);
  });

  it('of a square: by its tree, where it has one', () => {
    const names = spotsOf(opened).map(({ name }) => name.replace(/: .*/, ''));
    expect(names.filter((name) => name.startsWith('Garden 1'))).toContain('Garden 1, Cassia\u00a06');
    expect(names).toContain('Garden 2, First spot');
  });

  it('A13: of a card from the deck, for whoever may know it', () => {
    const drawing = opened.copy();
    drawing.play(must(parseMove(drawing, 'D')));
    const roll = must(parseMove(drawing, '+a1'));
    const toldTo = (viewer: number) => tellRoll(drawing.view(viewer), drawing.viewMove(roll, viewer));
    expect([toldTo(1), toldTo(0)]).toEqual(['drew Cassia\u00a01 from the deck', undefined]);
    const dealt = arboretum.start(2, { species: 'usual' });
    expect(tellRoll(dealt, must(parseMove(dealt, '+a1')))).toBeUndefined();
  });

  it('of the set-up', () => {
    expect(tell(arboretum.start(2, { species: 'random' }), '*o', '*w')).toEqual([
      'Oak is in the game',
      'Willow is in the game',
    ]);
    expect(tell(arboretum.start(2, { species: 'usual' }), '+a1', '+?')).toEqual([
      'was dealt Cassia\u00a01',
      'was dealt a card',
    ]);
  });

  it('of one’s own discards', () => {
    const played = opened.copy();
    for (const text of ['D', '+a1', 'D', '+a2', 'c7C00C00', '-j2']) played.play(must(parseMove(played, text)));
    for (const text of ['D', '+a3', 'D', '+a4', 'a8N01C00', '-b3']) played.play(must(parseMove(played, text)));
    expect(tell(played, 'j2')).toEqual(['took Jacaranda\u00a02 back']);
  });
});

describe('the turn in words', () => {
  it.each([
    ['draw', 'Draw the first of two cards, from the deck or a discard pile.'],
    ['deck', 'A card comes from the deck.'],
  ])('%s', (phase, todo) => {
    const position = must(parse(arboretum.format(opened).replace(/draw$/, phase)));
    expect(sayTurn(position)).toEqual({ title: 'Seat 2', todo });
    expect(sayDeck(position)).toEqual(['32 cards', 'at least 8 turns each']);
  });

  it('A4, A7: never counts more turns in the middle of one, though a card from a pile spares the deck', () => {
    const position = opened.copy();
    for (const text of ['D', '+a1', 'D', '+a2', 'c7C00C00', '-j2']) position.play(must(parseMove(position, text)));
    const before = sayDeck(position);
    position.play(must(parseMove(position, 'j2')));
    expect(sayDeck(position)).toEqual(before);
  });
});

describe('why a path does not score', () => {
  const { preview, scores } = table;

  it('names the only other player, and nobody among several', () => {
    expect(scores.fates.lost(onlyRival(['Rosa', 'Ada'], 2, 0))).toBe('Can’t score unless Ada gives up cards');
    expect(scores.fates.lost(onlyRival(['Rosa', 'Ada', 'Blaise'], 3, 0))).toBe(
      'Can’t score unless a rival gives up cards',
    );
    expect(scores.eightCountsNothing('Ada')).toBe('The 8 counts 0: Ada holds the 1');
    expect(preview.right('open', 3, false, { rival: 'Ada', best: undefined })).toBe(
      'You hold 3: your path scores unless Ada’s hidden cards add up to more.',
    );
    expect(preview.right('open', 7, false, { rival: 'Ada', best: 2 })).toBe(
      'You hold 7: your path scores unless hidden cards lift Ada’s 2 above that.',
    );
  });

  it('says which hand is better, and by how much', () => {
    expect(preview.right('no', 6, false, { rival: 'Ada', best: 12 })).toBe(
      'Ada holds 12, more than your 6: your path wouldn’t score.',
    );
    expect(ending.finale.outcome.lost(3, 7)).toBe('path of 3 lost to 7');
  });

  it('adds up what counts, and says when an 8 does not', () => {
    expect(ending.finale.inHand([3, 8], 3)).toBe('3 in hand: the 8 counts 0');
    expect(ending.finale.inHand([8], 0)).toBe('0 in hand: the 8 counts 0');
    expect(ending.finale.inHand([3, 8], 11)).toBe('3 + 8 = 11 in hand');
    const right = { cancelled: false, mayScore: false, points: 3, best: 19 };
    expect(ending.right('Blaise', [], 0, right)).toBe('holds none against 19: the path of 3 is lost');
  });

  it('keeps a sum and what it makes on one line', () => {
    expect(ending.sum).not.toMatch(/ =|= /);
  });
});

describe('a card of the hand', () => {
  it('names the only player who could hold the 8 that a 1 cancels', () => {
    expect(gains.mayCancel('Maple', 'Ada')).toBe('if Ada holds the Maple\u00a08, it counts 0');
    expect(gains.mayCancel('Maple', undefined)).toBe('if a rival holds the Maple\u00a08, it counts 0');
  });

  it('tells the rule that is about it', () => {
    const say = (value: number, role: 'first' | 'last' | 'other') =>
      table.preview.card(`Oak ${value}`, 'Oak', value, 0, role);
    expect(say(1, 'first')).toMatch(/rival’s 8 count 0.*first card.*\+1/);
    expect(say(8, 'last')).toMatch(/counts 0 if a rival holds the 1.*last card.*\+2/);
    expect(say(4, 'other')).toBe(
      'Oak 4 is the only Oak you hold. At the end, the player with the highest total may score the species.',
    );
  });
});
