import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Game, Position } from '../core/game.ts';
import { type Random, SeededRandom } from '../core/random.ts';
import { must } from '../core/result.ts';
import { settle } from '../core/settings.ts';
import { replay } from '../core/timeline.ts';
import type { Spot } from '../kit/draw/place.ts';
import { root } from '../scripts/lib/root.mjs';
import { sayFault } from '../texts/say-fault.ts';
import { type Editor, type Field, firstAtHand, isOverdrawn } from './editor.ts';
import { shelf } from './index.ts';
import type { Room } from './room.ts';

const rooms: readonly Room[] = await Promise.all(shelf.map(({ load }) => load()));

/** Decisions of golden matches, from the first to the last. */
function decisionsOf(game: Game): Position[] {
  const lines = readFileSync(`${root}games/${game.id}/matches/random.jsonl`, 'utf8').trim().split('\n');
  return lines.slice(0, 8).flatMap((line) =>
    must(replay(game, JSON.parse(line).record))
      .positions()
      .filter(({ turn }) => turn >= 0)
      .filter((_, at) => at % 9 === 4),
  );
}

describe.each(rooms.filter(({ editor }) => editor).map((room) => [room.game.id, room] as const))(
  'setting up %s by hand',
  (_, { editor, game, spotsOf }) => {
    if (!editor) throw new Error('Only games with an editor are asked.');
    const judge = (draft: Position) => game.parse(game.format(draft));

    it('what is set as it was stays a position that can be', () => {
      for (const position of decisionsOf(game)) {
        let draft = position;
        const fields = editor.fields(position);
        expect(fields.every(isOffered)).toBe(true);
        for (const field of fields) draft = editor.set(draft, field.id, String(field.value));
        const verdict = judge(draft);
        if (!verdict.ok) throw new Error(sayFault(verdict.fault));
        expect(spotsOf?.(draft)).toHaveLength(spotsOf?.(position).length ?? -1);
      }
    });

    it('begins with a piece that is not used up', () => {
      const seats = game.seats.min;
      const groups = editor.palette(game.start(seats, must(settle(game.options, {}, seats))));
      const chosen = groups.flatMap(({ pieces }) => pieces).find(({ id }) => id === firstAtHand(groups));
      expect(chosen?.left ?? 1).toBeGreaterThan(0);
    });

    it('one copy more than there are is noticed, and the game refuses it; what there is once only moves', () => {
      const seats = game.seats.min;
      let draft = editor.clear(seats, must(settle(game.options, {}, seats)));
      const [piece] = editor.palette(draft).flatMap(({ pieces }) => pieces.filter(({ left = 0 }) => left > 0));
      const spotAt = (copy: number) => {
        const spots = spotsOf?.(draft) ?? [];
        return spots[(4 * copy) % spots.length].id;
      };
      for (let copy = 0; copy < (piece.left ?? 0); copy++) {
        draft = editor.put(draft, spotAt(copy), piece.id);
        expect(isOverdrawn(editor.palette(draft), piece.id)).toBe(false);
      }
      draft = editor.put(draft, spotAt(piece.left ?? 0), piece.id);
      const isTooMuch = isOverdrawn(editor.palette(draft), piece.id);
      expect(isTooMuch).toBe(piece.left !== 1);
      if (isTooMuch) expect(judge(draft).ok).toBe(false);
    });

    it('whatever is put anywhere, the game reads it or says what is wrong', () => {
      const random = new SeededRandom(game.id);
      const seats = game.seats.max;
      let draft = editor.clear(seats, must(settle(game.options, {}, seats)));
      let refused = 0;
      for (let step = 0; step < 60; step++) {
        draft = changeOne(editor, spotsOf?.(draft) ?? [], draft, step, random);
        const verdict = judge(draft);
        if (verdict.ok) expect(game.format(verdict.value)).toBe(game.format(draft));
        else expect(sayFault(verdict.fault)).toMatch(/^[A-Z].*\.$/s);
        refused += Number(!verdict.ok);
      }
      expect(refused).toBeGreaterThan(0);
    });
  },
);

function isOffered(field: Field): boolean {
  return field.kind !== 'choice' || field.choices.some(({ value }) => value === field.value);
}

/** A piece somewhere, or something away: on a board, or beside it. */
function changeOne(editor: Editor, spots: readonly Spot[], draft: Position, step: number, random: Random): Position {
  const pieces = editor.palette(draft).flatMap((group) => group.pieces);
  const { id: piece } = pieces[random.below(pieces.length)];
  const { id: spot } = spots[random.below(spots.length)];
  const trays = editor.trays(draft);
  const tray = trays[random.below(Math.max(1, trays.length))];
  if (step % 3 > 0 || !tray) return step % 4 === 3 ? editor.lift(draft, spot) : editor.put(draft, spot, piece);
  return tray.holds.length > 2 ? editor.take(draft, tray.id, tray.holds[0]) : editor.fill(draft, tray.id, piece);
}
