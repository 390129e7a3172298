import { readFileSync } from 'node:fs';
import type { Game, Position } from '../../core/game.ts';
import { must } from '../../core/result.ts';
import { replay, type Timeline } from '../../core/timeline.ts';
import { shelf } from '../../games/index.ts';
import type { Finished } from '../../kit/draw/scene.ts';

const wanted = process.env.BOARDWALK_GOLDEN;
if (wanted !== undefined && wanted !== 'all' && !shelf.some(({ about }) => about.id === wanted)) {
  throw new Error(`BOARDWALK_GOLDEN must be the id of a game, or all; it is ${wanted}.`);
}

/** True when this run writes a game's golden files instead of comparing with them. */
export function writesGolden(game: string): boolean {
  return wanted === game || wanted === 'all';
}

/** A game's golden matches, replayed. */
export function readGolden<P extends Position>(game: Game<P>, name = 'random'): Timeline<P>[] {
  const file = new URL(`../../games/${game.id}/matches/${name}.jsonl`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => must(replay(game, JSON.parse(line).record)));
}

/** What the scenes of an ending are made from, for a match whose players are called P0, P1 and so on. */
export function finishedMatch<P extends Position>(match: Timeline<P>, position = match.position): Finished<P> {
  return { position, names: Array.from({ length: match.seats }, (_, seat) => `P${seat}`) };
}
