import { expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { settle } from '../../core/settings.ts';
import { findGame } from '../../games/index.ts';
import { TextStore } from '../../kit/text-store.ts';
import { DraftStore } from './draft-store.ts';

it('what was set up last is there another day; what cannot be leaves the one before it', async () => {
  const room = await findGame('metro')?.load();
  if (!room?.editor) throw new Error('Metro must have an editor.');
  const { editor, game } = room;
  const drafts = new DraftStore(new TextStore(() => ({}) as Storage));
  expect(drafts.load(room)).toBeUndefined();
  const laid = editor.put(editor.clear(2, must(settle(game.options, {}, 2))), '02', 'aaaa');
  drafts.save(room, laid);
  drafts.save(room, editor.put(laid, '55', 'aaaa'));
  const kept = drafts.load(room);
  expect(kept && game.format(kept)).toBe(game.format(laid));
});
