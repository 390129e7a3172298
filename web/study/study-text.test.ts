import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHANCE, OVER } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import { room } from '../../games/metro/index.ts';
import { root } from '../../scripts/lib/root.mjs';
import { formatStudy, hasNotes, readStudy, type Study } from './study-text.ts';
import { decisionOf, lineThrough, moveNumbers, movesUpTo, stopsOf } from './study-tree.ts';

const golden = readFileSync(`${root}games/metro/matches/random.jsonl`, 'utf8').trim().split('\n');
const record = golden.map((line) => JSON.parse(line).record).find(({ seats }) => seats === 2);

function open(text: string): Study {
  const reading = readStudy(room, text);
  if (!reading.ok) throw new Error(reading.why);
  return reading.study;
}

function tryFrom({ tree }: Study, stop: number): void {
  const node = stopsOf(lineThrough(tree.root))[stop];
  tree.go(node);
  const other = tree.legalMoves(node).find((move) => !node.children.some((child) => child.move === move));
  tree.play(other ?? -1, new SeededRandom('tried'));
}

test('a match is walked decision by decision, and its rolls belong to the decision before them', () => {
  const { tree, mayAsk } = open(JSON.stringify({ record }));
  const line = lineThrough(tree.root);
  expect(line).toHaveLength(record.log.length + 1);
  expect(line.at(-1)?.position.turn).toBe(OVER);
  const stops = stopsOf(line);
  expect(stops.every(({ position }) => position.turn !== CHANCE)).toBe(true);
  expect(stops.length).toBeLessThan(line.length);
  expect(decisionOf(stops[3])?.turn).toBeGreaterThanOrEqual(0);
  expect(movesUpTo(stops[3])).toBe(3);
  // The pictures of a match count as the walk does.
  expect(moveNumbers(line)).toEqual(line.map(movesUpTo));
  expect(mayAsk).toBe(true);
});

test('a match that goes on is not judged; one that its players ended is, and its text says so again', () => {
  const unfinished = { ...record, log: record.log.slice(0, 9) };
  expect(open(JSON.stringify({ record: unfinished })).mayAsk).toBe(false);
  const ended = open(JSON.stringify({ record: unfinished, ended: true }));
  expect(ended.mayAsk).toBe(true);
  expect(open(formatStudy(ended)).mayAsk).toBe(true);
});

test('a text tells which moves were the best hint, so that no review of it praises them; older ones tell of none', () => {
  const own = open(JSON.stringify({ record, advised: [2, 6, 'x', null] }));
  expect(own.advised).toEqual([2, 6]);
  expect(open(formatStudy(own)).advised).toEqual([2, 6]);
  const old = open(JSON.stringify({ record }));
  expect(old.advised).toEqual([]);
  expect(formatStudy(old)).not.toContain('advised');
});

test('what is tried is a variation: the match stays as it was, and the variation can go again', () => {
  const study = open(JSON.stringify({ record }));
  const { tree } = study;
  tryFrom(study, 4);
  const tried = tree.at;
  expect(tried.isPlayed).toBe(false);
  expect(tried.position.turn).not.toBe(CHANCE);
  const played = lineThrough(tree.root);
  expect(played).toHaveLength(record.log.length + 1);
  const first = decisionOf(tried);
  if (!first?.parent) throw new Error('A move was tried.');
  expect(first.parent.children).toHaveLength(2);
  tree.promote(tried);
  expect(lineThrough(tree.root).at(-1)?.isPlayed).toBe(false);
  tree.remove(first);
  expect(tree.at).toBe(first.parent);
  expect(lineThrough(tree.root)).toHaveLength(record.log.length + 1);
  tree.remove(lineThrough(tree.root)[1]);
  expect(lineThrough(tree.root)).toHaveLength(record.log.length + 1);
});

test('what was removed comes back as it was, with its order, comments and drawings', () => {
  const study = open(JSON.stringify({ record }));
  const { tree } = study;
  tryFrom(study, 4);
  const tried = decisionOf(tree.at) ?? tree.at;
  tree.promote(tried);
  tree.comment(tried, 'What if?');
  tree.sketch(tried, { from: '11', pen: 1 });
  const before = formatStudy(study);
  const here = tree.at;
  for (const remove of [() => tree.clear(), () => tree.remove(tried), () => tree.clearSketches(tried)]) {
    const putBack = remove();
    expect(formatStudy(study)).not.toBe(before);
    putBack();
    expect(formatStudy(study)).toBe(before);
    expect(tree.at).toBe(here);
  }
});

test('a study comes back from its text with variations, their order and comments', () => {
  const study = open(JSON.stringify({ record, players: [{ kind: 'person', name: 'Rosa' }] }));
  const { tree } = study;
  tryFrom(study, 4);
  tree.promote(tree.at);
  tree.comment(tree.at, 'What if?');
  tryFrom(study, 5);
  tryFrom(study, 2);
  const written = formatStudy(study);
  const again = open(written);
  expect(formatStudy(again)).toBe(written);
  expect(again.players[0].name).toBe('Rosa');
  const texts = (from: Study) => lineThrough(from.tree.root).map(({ text, comment }) => `${text} ${comment}`);
  expect(texts(again)).toEqual(texts(study));
  expect(texts(again).join('\n')).toContain('What if?');
  expect(again.tree.at).toBe(again.tree.root);
  // A link may lead into a variation.
  const shared = open(formatStudy(study, tree.at)).tree.at;
  expect([shared.text, shared.ply, shared.isPlayed]).toEqual([tree.at.text, tree.at.ply, false]);
});

test('marks and arrows travel with a study; the same one again takes it away, another pen changes it', () => {
  const study = open(JSON.stringify({ record }));
  const { tree } = study;
  const node = stopsOf(lineThrough(tree.root))[3];
  tree.sketch(node, { from: '27', pen: 0 });
  tree.sketch(node, { from: '27', to: '33', pen: 1 });
  tree.sketch(node, { from: '00', to: '07', pen: 3 });
  tree.sketch(node, { from: '00', to: '07', pen: 3 });
  tree.sketch(node, { from: '27', pen: 2 });
  const drawn = [
    { from: '27', to: '33', pen: 1 },
    { from: '27', pen: 2 },
  ];
  expect(node.sketches).toEqual(drawn);
  const written = formatStudy(study);
  expect(written).toContain('"r27>33|b27"');
  const again = open(written).tree.node(node.id);
  expect(again?.sketches).toEqual(drawn);
  tree.clearSketches(node);
  expect(formatStudy(study)).not.toContain('drawn');
});

test('a position from a puzzle knows its puzzle', () => {
  const { tree } = open(JSON.stringify({ record }));
  const position = tree.game.format(stopsOf(lineThrough(tree.root))[30].position);
  expect(open(formatStudy(open(JSON.stringify({ position, puzzle: 'm7' })))).puzzle).toBe('m7');
});

test('a position is studied from its line, and what was tried there travels with it', () => {
  const { tree } = open(JSON.stringify({ record }));
  const line = tree.game.format(stopsOf(lineThrough(tree.root))[30].position);
  const study = open(line);
  expect(study.record).toBeUndefined();
  tryFrom(study, 0);
  expect(open(formatStudy(study)).tree.root.children).toHaveLength(1);
});

test('nobody is told what the computer thinks of a match that goes on', () => {
  const log = record.log.slice(0, 40);
  expect(open(JSON.stringify({ record: { ...record, log } })).mayAsk).toBe(false);
});

test('what does not fit is left out, and what is no study says why', () => {
  const tried = [{ from: 3, moves: ['nonsense'] }, { from: 9999, moves: [] }, 7];
  const study = open(
    JSON.stringify({ record, tried, comments: { 1: 5, 99999: 'lost' }, drawn: { 1: 'x27|g|', 2: 3 } }),
  );
  expect(lineThrough(study.tree.root)).toHaveLength(record.log.length + 1);
  expect(study.tree.node(1)?.sketches).toEqual([]);
  for (const text of ['{"log": 1}', 'hello', JSON.stringify({ record: { ...record, log: ['zz'] } })]) {
    const reading = readStudy(room, text);
    expect(reading.ok ? '' : reading.why).not.toBe('');
  }
});

test('whatever was added can be taken away at once, and the match stays as it was', () => {
  const study = open(JSON.stringify({ record }));
  const untouched = formatStudy(study);
  expect(hasNotes(study)).toBe(false);
  tryFrom(study, 4);
  const { tree } = study;
  tree.promote(tree.at);
  tree.comment(tree.at, 'What if?');
  tree.comment(tree.root, 'A long day.');
  tree.sketch(tree.root, { from: '27', pen: 0 });
  expect(hasNotes(study)).toBe(true);
  tree.clear();
  expect(hasNotes(study)).toBe(false);
  expect(tree.at.isPlayed).toBe(true);
  expect(formatStudy(study)).toBe(untouched);
  expect(lineThrough(tree.root)).toHaveLength(record.log.length + 1);
});
