import { describe, expect, it } from 'vitest';
import { OVER } from '../../core/game.ts';
import { openMatch, recordOf, submit } from '../../core/match.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { type MatchRecord, replay, type Timeline } from '../../core/timeline.ts';
import { type FairDice, formatSecret, secretFrom } from '../../online/fair-dice.ts';
import { verifyRolls } from '../../online/verify.ts';
import { FakeBrowser } from '../../tests/fake-world.ts';
import { bo, roomOf, you } from '../../tests/support/players.ts';
import { makeFile, readFile } from './match-file.ts';
import { diceOf, keepRecord } from './new-match.ts';
import { openSaved } from './saved-session.ts';

const room = await roomOf('arboretum');
const elsewhere = formatSecret(secretFrom('elsewhere'));
const moves = new Int32Array(room.game.maxMoves);

function playOn(match: Timeline, dice: FairDice, random: SeededRandom, most = Number.POSITIVE_INFINITY): void {
  for (let made = 0; made < most && match.position.turn !== OVER; made++) {
    const move = moves[random.below(match.position.moves(moves))];
    expect(submit(match, match.position.turn, room.game.formatMove(match.position, move), dice)).toBeUndefined();
  }
}

function begun(most?: number): MatchRecord {
  const dice = diceOf(elsewhere);
  const match = must(openMatch(room.game, 2, {}, dice));
  playOn(match, dice, new SeededRandom('begun'), most);
  return recordOf(match);
}

interface FinishedFile {
  readonly record: MatchRecord;
  readonly secret: string;
  readonly carried: number;
}

/** Opens such a file in another browser. */
function open(text: string) {
  const tab = new FakeBrowser().openTab();
  const { record, players, ...told } = must(readFile(text));
  const id = must(keepRecord(tab, room, record, players, { isFromFile: true, ...told }));
  const saved = tab.store.loadMatch(id);
  if (!saved) throw new Error('It was not kept.');
  return { saved: must(saved), session: must(openSaved(tab, room, must(saved))) };
}

describe('the dice of a match from a file', () => {
  it('of a finished one can still be checked when it is saved again', () => {
    const file = { record: begun(), players: [you, bo], secret: elsewhere };
    const again = open(JSON.stringify(file)).session.toFile();
    expect(again).toEqual(file);
    expect(must(verifyRolls(room.game, file.record, file))).toBeGreaterThan(20);
  });

  it('of one that went on here are checked from there on', () => {
    const record = begun(6);
    const { saved } = open(JSON.stringify({ record, players: [you, bo] }));
    const match = must(replay(room.game, saved.record));
    playOn(match, diceOf(saved.secret), new SeededRandom('went on'));
    const over = { ...saved, record: recordOf(match), over: true };
    const { carried, ...file } = makeFile(over, true, new FakeBrowser().openTab().chance) as FinishedFile;
    expect(must(verifyRolls(room.game, file.record, { ...file, carried }))).toBeGreaterThan(20);
    expect(verifyRolls(room.game, file.record, file)).toMatchObject({
      ok: false,
      fault: { code: 'online.verify.roll' },
    });
  });
});
