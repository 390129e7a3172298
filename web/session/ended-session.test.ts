import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { FakeBrowser } from '../../tests/fake-world.ts';
import { sitDown, until, type Visitor } from '../../tests/support/visitor.ts';
import { asYou } from '../../texts/who.ts';
import { summarise } from '../match-summary.ts';
import { sayDetails, sayTurn } from '../pages/match-words.ts';
import { readFile } from './match-file.ts';
import { keepRecord } from './new-match.ts';
import { openSaved } from './saved-session.ts';
import { isFinished } from './session.ts';

/** The file of a match for two in which Ada resigned after a move. */
async function resigned(game: string): Promise<{ readonly text: string; readonly ada: Visitor }> {
  const { ada, bo } = await sitDown(game);
  await until(() => ada.moves.length > 0 || bo.moves.length > 0);
  await (ada.moves.length > 0 ? ada : bo).play(new SeededRandom('one'));
  void ada.session.wish({ type: 'resign' });
  await until(() => ada.session.toFile() !== undefined);
  return { text: JSON.stringify(ada.session.toFile()), ada };
}

function keep({ text, ada }: { readonly text: string; readonly ada: Visitor }) {
  const tab = new FakeBrowser().openTab();
  const { room } = ada.session;
  const { record, players, ending } = must(readFile(text));
  const id = must(keepRecord(tab, room, record, players, { isFromFile: true, ending }));
  const saved = tab.store.loadMatch(id);
  if (!saved) throw new Error('It was not kept.');
  return { tab, room, saved: must(saved) };
}

describe('the file of a match that somebody resigned', () => {
  it.each(['metro', 'arboretum'])(
    'opens as over in %s: who won and why, nothing hidden, nothing to play',
    async (game) => {
      const { tab, room, saved } = keep(await resigned(game));
      expect(saved).toMatchObject({ over: true, isFromFile: true, ending: { why: 'resigned', by: 0, winners: [1] } });
      const session = must(openSaved(tab, room, saved));
      const { snapshot } = session;
      expect(isFinished(snapshot)).toBe(true);
      expect(snapshot).toMatchObject({
        moves: [],
        canUndo: false,
        curtain: undefined,
        stalled: 'Bo wins. Ada resigned.',
      });
      const whole = room.game.format(snapshot.position);
      expect(
        snapshot
          .earlier()
          .map((position) => room.game.format(position))
          .at(-1),
      ).toBe(whole);
      expect(room.game.format(snapshot.position.view('spectator')) === whole).toBe(game === 'metro');
      expect(await session.submit('anything')).toMatchObject({ code: 'match.over' });
      // Saved again it is the same match.
      expect(must(readFile(JSON.stringify(session.toFile()))).ending).toEqual(saved.ending);
    },
  );

  it('says in lists of matches who won, and waits for nobody', async () => {
    const { room, saved } = keep(await resigned('metro'));
    const summary = summarise(room, saved);
    if (!summary) throw new Error('It cannot be read.');
    expect(summary).toMatchObject({ turn: undefined, isWaiting: false, winners: [1] });
    expect(sayTurn(saved, summary)).toBe('Bo wins. Ada resigned.');
    expect(sayDetails(saved, summary, saved.changed)).not.toMatch(/\d–\d/);
  });

  it('can be played again here', async () => {
    const { tab, room, saved } = keep(await resigned('metro'));
    const again = await must(openSaved(tab, room, saved)).rematch(saved.record.settings);
    expect(must(again)).toMatch(/^\/metro\/match\//);
  });

  it('calls whoever played alone "you"', async () => {
    const { ada } = await sitDown('metro', { more: { seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }] } });
    void ada.session.wish({ type: 'resign' });
    await until(() => ada.session.toFile() !== undefined);
    const { tab, room, saved } = keep({ text: JSON.stringify(ada.session.toFile()), ada });
    expect(must(openSaved(tab, room, saved)).names[0]).toBe(asYou('You'));
  });
});

describe('what a file says of an early ending', () => {
  const record = { game: 'metro', rulesVersion: 1, seats: 2, settings: {}, log: [] };
  const endingIn = (more: object) => must(readFile(JSON.stringify({ record, ...more }))).ending;

  it('is left out where it speaks of seats that are not there, or of the rules', () => {
    expect(endingIn({ ending: { why: 'resigned', by: 2, winners: [0] } })).toBeUndefined();
    expect(endingIn({ ending: { why: 'resigned', by: 0, winners: [5] } })).toBeUndefined();
    expect(endingIn({ ending: { why: 'bored', winners: [] } })).toBeUndefined();
    expect(endingIn({ ending: { why: 'rules', winners: [0] } })).toBeUndefined();
  });

  it('was only that it is over, before files said how', () => {
    expect(endingIn({ ended: true })).toEqual({ why: 'left', winners: [] });
  });
});
