import { describe, expect, it, test } from 'vitest';
import type { Move, Position } from '../../core/game.ts';
import { listMoves } from '../../core/list-moves.ts';
import { must } from '../../core/result.ts';
import { settle } from '../../core/settings.ts';
import { shelf } from '../../games/index.ts';
import { playMatch } from '../../study/self-play.ts';
import { asYou } from '../../texts/who.ts';
import { namesWithin, tellOf } from './told-of.ts';

const names = [asYou('You'), 'Ada', 'Bo', 'Cy'];

test('a hint for somebody else is told by name, and what it says of the one who looks on as "you"', () => {
  const tell = (words: string) => tellOf(words, 1, names);
  const you = namesWithin(names)(0);
  expect(tell('joins your regions into one of 14 squares (+8)')).toBe(
    'joins Ada’s regions into one of 14 squares (+8)',
  );
  expect(tell('you can spare the points: you still lead 10–8')).toBe('Ada can spare the points: they still lead 10–8');
  expect(tell('your Oak path is sure to score while you keep your Oak cards')).toBe(
    'Ada’s Oak path is sure to score while they keep their Oak cards',
  );
  expect(tell('touches no line, so yours can wait for a better tile')).toBe(
    'touches no line, so Ada’s can wait for a better tile',
  );
  expect(tell('everyone sees that you hold it')).toBe('everyone sees that Ada holds it');
  expect(tell(`${you}’s best reply costs you 3 points`)).toBe('your best reply costs Ada 3 points');
  expect(tell(`ends the game, and ${you} wins by 3`)).toBe('ends the game, and you win by 3');
  expect(tell(`${you} has no Maple path`)).toBe('you have no Maple path');
  expect(tell(`if ${you} holds the Maple 8, it counts 0`)).toBe('if you hold the Maple 8, it counts 0');
  expect(tell(`slows ${you} down: their next tile brings about +9`)).toBe(
    'slows you down: your next tile brings about +9',
  );
  expect(tellOf('completes your line', 0, names)).toBe('completes your line');
});

const rivals = shelf.filter(({ about }) => !about.together).map(({ about, load }) => ({ id: about.id, load }));

describe.each(rivals)('what is told of a move of $id', ({ load }) => {
  it('says nothing to the player to act', async () => {
    const room = await load();
    const settings = must(settle(room.game.options, {}));
    const match = playMatch(room, { seats: 2, settings, levels: [room.bot.levels[0]], seed: 'told' });
    const nameSeat = namesWithin(['Bo', 'Cy']);
    let told = 0;
    for (let ply = 0; ply < match.length; ply += 3) {
      const position = match.peek(ply);
      if (position.turn < 0) continue;
      const view = position.view(position.turn);
      for (const move of listMoves(room.game, view).slice(0, 6)) {
        for (const { words } of room.explainMove(view, move, nameSeat)) {
          expect(tellOf(words, position.turn, ['Bo', 'Cy'])).not.toMatch(/\byou(rs?)?\b/);
          told++;
        }
      }
    }
    expect(told).toBeGreaterThan(10);
  });

  it('calls the one who looks on “you” wherever it would name somebody else', async () => {
    const room = await load();
    const settings = must(settle(room.game.options, {}));
    const match = playMatch(room, { seats: 2, settings, levels: [room.bot.levels[0]], seed: 'onlooker' });
    const told = (view: Position, move: Move, players: readonly string[]) =>
      room.explainMove(view, move, namesWithin(players)).map(({ words }) => tellOf(words, view.turn, players));
    let named = 0;
    for (let ply = 0; ply < match.length; ply++) {
      const position = match.peek(ply);
      if (position.turn !== 1) continue;
      const view = position.view(1);
      for (const move of listMoves(room.game, view).slice(0, 12)) {
        const byName = told(view, move, ['Zed', 'Ada']);
        const asSeen = byName.map((words) =>
          words
            .replaceAll('Zed’s', 'your')
            .replace(/Zed (win|hold|give)s/g, 'you $1')
            .replaceAll('Zed has', 'you have')
            .replaceAll('Zed down: their', 'you down: your'),
        );
        expect(told(view, move, [asYou('You'), 'Ada'])).toEqual(asSeen.map((words) => words.replaceAll('Zed', 'you')));
        named += byName.filter((words) => words.includes('Zed')).length;
      }
    }
    expect(named).toBeGreaterThan(0);
  });
});
