import { describe, expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { raceToTheRaft as game } from './game.ts';
import { parsePosition } from './notation.ts';

const BOARD =
  'fffffffff/fBbbbbbbb/bbbbbbbbb/rRrrrrrrr/rrrrrrrrr/ggggggggg/ggggggggg/ggggggggg/ggggggggg/bbbbbbwww/yyyyyywow/rrrrrrWww';
const DECKS = 'AcdefghBCD';
const good = `race-to-the-raft ${BOARD} ${DECKS} AabBCD - abm G1106 2/3 play challenge=?`;
const spoilt = (from: string, to: string) => good.replace(from, to);

/** The first set-up of a challenge, played from its log. */
function opening(challenge: string, ...rolls: string[]): string {
  const at = game.start(2, { challenge });
  for (const roll of rolls) at.play(must(game.parseMove(at, roll)));
  return game.format(at);
}

describe('positions', () => {
  it.each([
    good,
    spoilt('G1106', '?1106'),
    spoilt('2/3 play', '3/3 spark'),
    spoilt('2/3 play', '1/1 fire+z'),
    spoilt('AabBCD - abm G1106 2/3 play', 'ABCD - abm G1106 1/4 ask'),
    spoilt('AabBCD - abm G1106 2/3 play', 'AabBCD - abm G1106 1/4 draw+A4'),
    spoilt('AabBCD - abm G1106', 'AabBCD B0101G1106R0301 abm G1106'),
    spoilt('play', 'lost+no-tile').replace('abm', '-'),
    spoilt(`${DECKS} AabBCD`, 'AabBcCDx ABCD').replace('play', 'lost+no-cards'),
    'race-to-the-raft fffffffff/fffffffff/bbbfbbbbb/fffffffff/bbbbbBbbb/bbbbbbbbb/fffffffff/fffffffff/fffffffff/ffffffwww/ffffffwow/ffffffwww AcdefghBCD AbBCD - abe - 1/1 lost+cut-off challenge=?',
    'race-to-the-raft fffffffff/fffffffff/bbbfbbbbb/fffffffff/bbbbbBbbb/bbbbbbbbb/fffffffff/fffffffff/fffffffff/ffffffwww/ffffffwow/ffffffwww AcdefghBCD AbBCD - abe - 1/1 lost+no-room+i challenge=?',
    opening('first-steps'),
    opening('wet-paws', '+S2N', '+S0N'),
    opening('clear-the-way', '+L2W', '+S0S'),
  ])('%# is read and written back', (line) => {
    const position = parsePosition(line);
    expect(position.ok ? game.format(position.value) : sayFault(position.fault)).toBe(line);
  });

  it('says the challenge only when it is not the first', () => {
    expect(opening('first-steps')).not.toContain('challenge');
    expect(opening('wet-paws')).toMatch(/ challenge=wet-paws$/);
  });

  it.each([
    ['raft', 'begins with'],
    ['race-to-the-raft', 'come board'],
    [`${good} more`, 'continues'],
    [spoilt('challenge=?', 'challenge=home'), 'is not challenge='],
    [spoilt('challenge=?', 'level=3'), 'is not challenge='],
    [spoilt('2/3', '4/3'), 'not a seat'],
    [spoilt('2/3', '2/5'), 'not a seat'],
    [spoilt('/rrrrrrWww', ''), '11 rows'],
    [spoilt('/rrrrrrWww', '/rrrrrrWw'), '8 squares'],
    [spoilt('/rrrrrrWww', '/rrrrrrWwz'), 'letter that is not a square'],
    [spoilt('wow', 'www'), 'exactly one raft'],
    [spoilt('yyyyyywow', 'yoyyyywow'), 'exactly one raft'],
    [spoilt('bbbbbbwww/', 'bbbbwbwww/'), 'exactly one raft'],
    [spoilt('bbbbbbwww/', 'bbbbbbwfw/'), 'eight squares around'],
    [spoilt('ggggggggg', 'ggggnnggg'), 'without an island'],
    [spoilt('fBbbbbbbb', 'fBBBBBBBb'), '9 cats'],
    [spoilt('G1106', '-'), 'which cat is on 1106'],
    [spoilt('G1106', 'G1107'), 'do not fit the letters W'],
    [spoilt('G1106', 'G1106R1106'), 'do not fit the letters W'],
    [spoilt('AabBCD -', 'AabBCD B0102'), 'not on the board'],
    [spoilt('AabBCD -', 'AabBCD B0101B0101'), 'named twice'],
    [spoilt('AabBCD -', 'AabBCD ?0101'), 'must be B, G, P, R or Y'],
    [spoilt('AabBCD', 'AacBCD'), 'both in hand and in its deck'],
    [spoilt('AabBCD', 'AabbBCD'), 'twice'],
    [spoilt('AabBCD', 'AabBCDz'), 'must list cards'],
    [spoilt('AabBCD', 'AabBabcdefCD'), 'at most six'],
    [spoilt('abm', 'abma'), 'twice'],
    [spoilt('abm', 'ab!'), 'no fire tile'],
    [spoilt('play', 'sleep'), 'not a phase'],
    [spoilt('play', 'play+m'), 'not a phase'],
    [spoilt('play', 'fire'), 'not a phase'],
    [spoilt('play', 'ask+cut-off'), 'not a phase'],
    [spoilt('play', 'lost+no-room'), 'not a phase'],
    [spoilt('play', 'lost+cut-off+m'), 'not a phase'],
    [spoilt('play', 'draw+A1A2'), 'not a request'],
    [spoilt('play', 'fire+m'), 'is in the bag'],
    [spoilt('play', 'won'), 'still on the island'],
    [spoilt('play', 'ask'), 'hand is empty'],
    [spoilt('play', 'draw+A3'), 'not six'],
    [spoilt('play', 'draw+B4'), 'too few cards'],
    [spoilt('AabBCD', 'ABabCD').replace('play', 'draw+A4'), 'before the decks ahead'],
    [spoilt('AabBCD', 'ABCD'), 'no card in hand'],
    [spoilt('abm', '-').replace('play', 'spark'), 'bag is empty'],
    [spoilt('play', 'lost+cut-off'), 'No cat is cut off'],
    [spoilt('play', 'lost+no-tile'), 'not empty'],
    [spoilt('AabBCD', 'ABCD').replace('play', 'lost+no-cards'), 'cards left'],
    [spoilt('play', 'lost+no-room+z'), 'still fits'],
    [spoilt('AabBCD - abm G1106 2/3 play', 'ABCD B0101 abm G1106 1/4 ask'), 'no cat is exhausted'],
    [spoilt(DECKS, 'AcdeBCD').replace('AabBCD', 'ABCD').replace('play', 'ask'), 'game is lost'],
    [spoilt('AabBCD', 'AabklmnBCD').replace('play', 'spark'), 'all six are still in hand'],
    [spoilt(' challenge=?', ''), 'has 15 rows'],
    [spoilt('?', 'clear-the-way'), 'has 15 rows'],
    [spoilt('challenge=?', 'challenge=?').replace('play', 'islands'), 'names none'],
    [opening('first-steps', '+L2N').replace('+L2N', '+L1N'), 'do not make this board'],
    [opening('first-steps', '+L2N').replace('+L2N', '+L2E'), 'can’t be turned that way'],
    [opening('clear-the-way', '+L2W', '+S0S').replace('bBbfYygGf', 'bBbbYygGf'), 'burn at the start'],
    [opening('clear-the-way', '+L2W', '+S0S').replace(/prp(.[a-y]{6}bow)/, 'prb$1'), 'another shape'],
    [opening('clear-the-way', '+L2W', '+S0S').replace('bBbfYygGf', 'bBbfYyggf'), 'has 3 cats, not 2'],
    [opening('clear-the-way', '+L2W', '+S0S').replace('bBbfYygGf', 'bBBfYyggf'), 'does not have 2 blue cats'],
  ])('%# is refused with a reason', (line, reason) => {
    const position = parsePosition(line);
    expect(position.ok ? 'accepted' : sayFault(position.fault)).toContain(reason);
  });
});

describe('moves', () => {
  it.each([
    '',
    'x',
    '+',
    '+Zz',
    '+L9N',
    'Aa0300',
    'Aa0300X',
    'm0300FX',
    'B01010102',
    'B0101010',
    'discard ',
    'A1'.repeat(60),
  ])('%# is refused with a reason', (text) => {
    const move = game.parseMove(must(parsePosition(good)), text);
    expect(move.ok ? 'accepted' : sayFault(move.fault).length > 10).toBe(true);
  });
});
