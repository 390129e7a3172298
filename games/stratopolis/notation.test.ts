import { describe, expect, it } from 'vitest';
import { walk } from '../../core/laws.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { setUpsToTry } from '../../tests/support/set-ups.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { stratopolis as game } from './game.ts';

const refusal = (text: string) => {
  const parsed = game.parse(text);
  return parsed.ok ? 'accepted' : `${parsed.fault.code.replace('stratopolis.', '')}: ${sayFault(parsed.fault)}`;
};

describe('positions as text', () => {
  it('read as they are written, in the opening, the middle and the end', () => {
    for (const { seats, settings } of setUpsToTry(game)) {
      for (const position of walk(game, seats, settings, 'text').positions) {
        const again = must(game.parse(game.format(position as never)));
        expect(game.format(again)).toBe(game.format(position as never));
      }
    }
  });

  it('hold the official placement string', () => {
    expect(game.format(must(game.parse('stratopolis MMUANLOB K,A red')))).toContain(' MMUANLOB ');
  });

  it('may leave both tiles to be turned up: an official string can be played on', () => {
    const position = must(game.parse('stratopolis MMUANLOB -,- green+'));
    const random = new SeededRandom('on');
    position.play(position.roll(random));
    expect(game.format(position)).toMatch(/ [K-T],- red\+$/);
    position.play(position.roll(random));
    expect(position.turn).toBe(1);
  });

  it.each([
    ['', 'name: A Stratopolis line begins with "stratopolis", not "".'],
    ['stratopolis', 'fields: A Stratopolis line has four parts: stratopolis, placement, tiles, turn.'],
    ['stratopolis MMUB K,A green', 'start: A placement begins with MMUA, not "MMUB".'],
    [
      'stratopolis MMUAnloB K,A red',
      'placement: Placement 2: "nloB" is not a column A–Z, a row A–Z, a tile and a turn A–D.',
    ],
    [
      'stratopolis MMUANLAB K,A red',
      'owner: Placement 2: Place one of green’s tiles: it is green’s turn, and A is not theirs.',
    ],
    ['stratopolis MMUANLUB K,A red', 'start: Placement 2: The start tile is already on the board.'],
    ['stratopolis MMUAAAOB K,A red', 'off: Placement 2, AAOB: The tile would stick out over the edge of the board.'],
    ['stratopolis MMUANLOB K green', 'tiles: The tiles are green’s and red’s, with one comma between.'],
    ['stratopolis MMUANLOB K,A,A green', 'tiles: The tiles are green’s and red’s, with one comma between.'],
    ['stratopolis MMUANLOB A,A green', 'tiles: Face up for green: A is not one of green’s tiles.'],
    ['stratopolis MMUANLOB KK,A red', 'tiles: green has "KK" face up. Write up to 1 tile, or -.'],
    ['stratopolis MMUANLOB *,* red', 'unknownTile: Face up for green: There is no tile "*" to place.'],
    ['stratopolis MMUANLOB K,A red piles=open', 'tiles: All of green’s tiles are open. Write * for them.'],
    ['stratopolis MMUANLOB K,A green', 'turn: The turn is "green", but the placement and the tiles say red.'],
    ['stratopolis MMUANLOB -,A red', 'turn: The turn is "red", but the placement and the tiles say green+.'],
    ['stratopolis MMUANLOB K,A end', 'turn: The turn is "end", but the placement and the tiles say red.'],
    ['stratopolis MMUANLOB K,A lot:red', 'turn: The turn is "lot:red", but the placement and the tiles say red.'],
    [
      'stratopolis MMUANLOB K,A red piles',
      'settings.pair: "piles" is not an option. Write option=value, each option once.',
    ],
    [
      'stratopolis MMUANLOB K,A red mirrored=off mirrored=off',
      'settings.pair: "mirrored=off" is not an option. Write option=value, each option once.',
    ],
    [
      'stratopolis MMUANLOB K,A red __proto__=on',
      'settings.unknown: There is no option "__proto__". Options: scoring, piles, mirrored.',
    ],
  ])('%s', (text, wanted) => {
    expect(refusal(text)).toBe(wanted);
  });

  it('S3: a third copy is refused, on the board and face up', () => {
    expect(refusal('stratopolis MMUANMKALMBCPMKAJMBCRMKA K,A red')).toMatch(
      /^copies: Placement 6: This is copy 3 of K/,
    );
    expect(refusal('stratopolis MMUANMKALMBCPMKAJMBC K,A green')).toBe(
      'copies: Face up for green: Both copies of K are elsewhere.',
    );
    expect(refusal('stratopolis MMUANMKALMBC KK,A green piles=two')).toMatch(/^copies/);
  });

  it('S4: more than forty tiles after the first are too many, whichever they are', () => {
    expect(refusal(`stratopolis MMUA${'NMKA'.repeat(41)} K,A red`)).toMatch(/^length: .*168/);
    expect(refusal(`stratopolis MMUA${'NMKA'.repeat(40)} K,A red`)).not.toMatch(/^length/);
  });

  it('S17: red’s tiles must be the twins of green’s, in an order that can be', () => {
    const mirrored = (text: string) => refusal(`stratopolis ${text} mirrored=on`).split(':')[0];
    expect(mirrored('MMUA -,- green+')).toBe('accepted');
    expect(mirrored('MMUA K,A green')).toBe('accepted');
    expect(mirrored('MMUA K,B green')).toBe('mirror');
    expect(mirrored('MMUA K,- red+')).toBe('mirror');
    expect(mirrored('MMUANMKA L,A red')).toBe('accepted');
    expect(mirrored('MMUANMKA L,B red')).toBe('mirror');
    expect(mirrored('MMUANMKA -,A green+')).toBe('accepted');
    expect(mirrored('MMUANMKALMAC L,B green')).toBe('accepted');
    expect(mirrored('MMUANMKALMAC L,- red+')).toBe('mirror');
    // Green drew K, then L; red cannot have placed the twin of L first.
    expect(mirrored('MMUANMKALMBCPMLAJMAC T,J green')).toBe('mirror');
    expect(mirrored('MMUANMKALMACPMLAJMBC T,J green')).toBe('accepted');
    expect(mirrored('MMUANMKALMBCPMLAJMAC ST,IJ green piles=two')).toBe('accepted');
    expect(mirrored('MMUANMKALMJC LT,AB green piles=two')).toBe('mirror');
    expect(mirrored('MMUANMKALMJC TL,AB green piles=two')).toBe('accepted');
    expect(mirrored('MMUANMKALMJC TL,BA green piles=two')).toBe('mirror');
    expect(mirrored('MMUANMKALMJC *,* green piles=open')).toBe('accepted');
  });
});

describe('moves as text', () => {
  const position = must(game.parse('stratopolis MMUA K,A green'));

  it.each([
    ['', 'text'],
    ['nmka', 'text'],
    ['NMKA ', 'text'],
    ['NMKE', 'text'],
    ['NMVA', 'text'],
    ['NMUA', 'unknownTile'],
    ['+', 'unknownTile'],
    ['+U', 'unknownTile'],
    ['+blue', 'unknownTile'],
    ['+K', 'move'],
    ['+red', 'move'],
  ])('%s is refused: %s', (text, code) => {
    expect(game.parseMove(position, text)).toMatchObject({ ok: false, fault: { code: `stratopolis.${code}` } });
  });

  it('are the official tile placements', () => {
    expect(game.formatMove(position, must(game.parseMove(position, 'NMKA')))).toBe('NMKA');
  });
});
