import { expect, test } from 'vitest';
import { texts as ending } from '#texts/metro/ending.ts';
import { texts as table } from '#texts/web/table.ts';
import { must } from '../../../core/result.ts';
import { asYou } from '../../../texts/who.ts';
import { metro } from '../game.ts';
import { squareAt, TILE_BY_CODE } from '../geometry.ts';
import { room } from '../index.ts';
import { mapLines } from './lines.ts';
import { describeForTable, describeSquare, describeTile, tellForecast, tellTask } from './words.ts';

test('rows and columns are counted from 1; a terminal names the digits that are typed', () => {
  const position = must(metro.parse('metro - aacb,- 1'));
  const move = must(metro.parseMove(position, 'aacb07'));
  expect(room.describeMove(position, move)).toBe('placed a tile in row 1, column 8');
  expect(room.adviseMove(position, move)).toBe('Place your tile in row 1, column 8');
  expect(room.typed?.describeMove(position, move)).toBe('placed a tile at 07');
  expect(room.typed?.adviseMove(position, move)).toBe('Place your tile at 07');
  expect(describeSquare(position, squareAt(0, 7))).toBe('Row 1, column 8: empty');
  expect(describeSquare(position, squareAt(3, 4))).toBe('Row 4, column 5: central station');
});

test('at a table a tile is heard by the lines that cross it', () => {
  const position = must(metro.parse('metro aacb07 -,aacb 2'));
  const names = [asYou('Rosa'), 'Ada'];
  const say = (row: number, column: number) =>
    describeForTable(position, squareAt(row, column), mapLines(position), names);
  const stations = (row: number, column: number) =>
    mapLines(position)
      .lines.filter(({ steps }) => steps.some(({ square }) => square === squareAt(row, column)))
      .map(({ station }) => station);
  expect(stations(0, 7)).toEqual([1, 32]);
  expect(say(0, 7)).toBe('Row 1, column 8: a tile with your line 1 and Ada’s line 32');
  expect(say(0, 6)).toBe('Row 1, column 7: empty');
});

test('M9: a tile that is kept and the one that is placed instead read as one sentence', () => {
  const position = metro.start(2, {});
  const names = (seat: number) => ['Ada', 'Bo'][seat];
  const told: string[] = [];
  const logged: string[] = [];
  for (const text of ['+aacb', 'draw', '+cbaa', 'cbaa07']) {
    const move = must(metro.parseMove(position, text));
    if (position.turn >= 0) told.push(room.tellMove?.(position, move, names) ?? '');
    if (position.turn >= 0) logged.push(room.logMove?.(position, move, names) ?? '');
    position.play(move);
  }
  expect(table.news(told)).toBe('kept a tile and started line\u00a01 and Bo’s line\u00a032.');
  expect(logged).toEqual(['kept a tile and drew another', 'started line\u00a01 and Bo’s line\u00a032']);
});

test('a tile that reaches no line is told by that, not by where it is', () => {
  const position = must(metro.parse('metro cbcb01cbcb02 aacb,- 1'));
  const move = must(metro.parseMove(position, 'aacb12'));
  expect(room.logMove?.(position, move, String)).toBe('touched no line');
});

test('M6: where a tile may make a line of one tile, because it fits nowhere else, that is said', () => {
  expect(tellTask(must(metro.parse('metro - dddd,- 1')))).toMatch(/^Every square left makes a one-tile line/);
  expect(tellTask(must(metro.parse('metro aaaa10 -,dddd 2')))).toMatch(/^Choose a highlighted square/);
  expect(tellTask(must(metro.parse('metro - dddd,- 1+aacb')))).toBe('Place the tile you just drew.');
});

test('M7: the log says which lines a tile ended, whose they are and what they scored', () => {
  const position = must(metro.parse('metro aaaa03cbcb50aacb13bcbc47 dddd,- 1+acba'));
  const move = must(metro.parseMove(position, 'acba23'));
  const log = (names: readonly string[]) => room.logMove?.(position, move, (seat) => names[seat]);
  expect(log(['Ada', 'Bo'])).toBe('ended line\u00a05 (3\u00a0tiles\u00a0×\u00a02: +6)');
  expect(log([asYou('Rosa'), 'Bo'])).toBe('ended your line\u00a05 (3\u00a0tiles\u00a0×\u00a02: +6)');
  const turned = must(metro.parse('metro aaaa03cbcb50aacb13bcbc47acba23aaaa75 dddd,- 1'));
  const back = must(metro.parseMove(turned, 'dddd65'));
  expect(room.logMove?.(turned, back, (seat) => ['Ada', asYou('Rosa')][seat])).toBe(
    'ended your line\u00a022 (+3 for you)',
  );
});

test('M7: where a tile ends a line, the log and the news tell of a line that it made much longer, too', () => {
  const position = must(
    metro.parse(
      'metro cbcb20adbb73cbcb05baac02cccc17bcdd15dbba74dada10baac75dacc72cdac04bbad21dbba63ddbc50bcbc31cbaa07aacb70accd11cccc12ddbc64cdac13aacb41cbcb14dbcd57adad42dddd23cbaa52cbaa47baac06aaaa54dddd24bcbc25bbbb67ccda27aaaa35acba00bbbb37dada40badb51acba36aacb61aaaa66dbcd32bbad22 bcdd,- 1 secret=on',
    ),
  );
  const move = must(metro.parseMove(position, 'bcdd01'));
  const names = (seat: number) => ['Ada', 'Bo'][seat];
  expect(room.logMove?.(position, move, names)).toBe('ended line\u00a09 (+3) and started line\u00a07 (24 tiles)');
  expect(room.tellMove?.(position, move, names)).toBe('ended line\u00a09 (+3) and started line\u00a07 (24 tiles)');
  expect(room.captionMove?.(position, move, names)).toBe('ended line\u00a09');
});

test('a caption says whose lines were ended, where they were one rival’s', () => {
  const position = must(
    metro.parse(
      'metro cbcb50bcbc17adbb73cbcb03cbaa70cccc75bcdd51dbba13dada63aacb76ddbc64cdac60adbb71dbba27bcdd65dddd62dbcd12baac40ccda02dbcd41bcbc05bbbb53cccc20bbbb04dbcd43adad22adad54adad16baac23baac57aaaa14acba15cbaa01bbad67cbcb33 aacb,aacb,aaaa 3 refill=on turning=on secret=on centre=off',
    ),
  );
  const move = must(metro.parseMove(position, 'aaaa00'));
  const caption = (...names: string[]) => room.captionMove?.(position, move, (seat) => names[seat]);
  expect(caption('Ada', 'Bo', 'Cy')).toBe('ended 2 of Bo’s lines');
  expect(caption('Ada', asYou('Rosa'), 'Cy')).toBe('ended 2 of your lines');
});

test('who ended most rival lines is compared with the only rival by name', () => {
  expect(ending.endedMost(asYou('Rosa'), 10, 'Ada')).toBe('You ended 10 rival lines, more than Ada.');
  expect(ending.endedMost('Ada', 1, asYou('Rosa'))).toBe('Ada ended 1 rival line, more than you.');
  expect(ending.endedMost('Ada', 3, undefined)).toBe('Ada ended 3 rival lines, more than anyone else.');
});

test('a tile is heard by where its tracks lead, never by its letters', () => {
  const tile = (code: string) => describeTile(TILE_BY_CODE.get(code) ?? 0);
  expect(tile('aaaa')).toBe('a tile that sends every train straight on');
  expect(tile('dddd')).toBe('a tile that sends every train back');
  expect(tile('aacb')).toBe('a tile from top to bottom, right to left, bottom to right, left to top');
});

test('the likely final score is told beside a chance to win that it explains, and beside no other', () => {
  const name = (seat: number) => [asYou('Rosa'), 'Ada'][seat];
  const told = 'Likely score: about 98 for you and 91 for Ada.';
  const tell = (seat: number, win: number) => tellForecast([98.2, 90.6], name, seat, win);
  expect([tell(0, 0.6), tell(1, 0.04)]).toEqual([told, told]);
  expect([tell(0, 0.4), tell(1, 0.6)]).toEqual(['', '']);
  expect(tellForecast(undefined, name, 0, 0.6)).toBe('');
});

test('the same final score is likely whenever a position is asked about', () => {
  // Two lines of seat 1 have ended for 3 points each where those of seat 2 run on.
  const tell = () => room.tellForecast?.(must(metro.parse('metro aaaa03dddd13aaaa04 aacb,- 1')), String, 0, 0.2);
  expect(tell()).toMatch(/^Likely score: about \d+ for 0 and \d+ for 1\.$/);
  expect(tell()).toBe(tell());
});

test('the tile of the seat to act can be shown where there is no table', () => {
  const position = must(metro.parse('metro aacb07 -,aacb 2'));
  expect(room.heldNow?.(position)?.words).toBe(describeTile(TILE_BY_CODE.get('aacb') ?? 0));
});
