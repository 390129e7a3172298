import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { texts } from '#texts/web/table.ts';
import { CHANCE, OVER } from '../../core/game.ts';
import { must } from '../../core/result.ts';
import { type MatchRecord, replay } from '../../core/timeline.ts';
import { room } from '../../games/race-to-the-raft/index.ts';
import { LogInWords, type LogLine } from '../session/log-in-words.ts';
import { lineOfMove, marksOf, newsFor } from './news.ts';

/** "0a 1b *c": who did what; a star is chance. */
function logOf(text: string): LogLine[] {
  let move = 0;
  return text.split(' ').map((line, at) => ({
    seat: line[0] === '*' ? CHANCE : Number(line[0]),
    text: line,
    words: line.slice(1),
    news: line.slice(1),
    move: line[0] === '*' ? move : ++move,
    number: move,
    turn: move,
    mover: undefined,
    places: [{ board: '', box: { x: at, y: 0, width: 1, height: 1 } }],
  }));
}

const tell = (text: string, viewer: number | 'spectator', turn: number) =>
  newsFor(logOf(text), viewer, turn).map(
    ({ seat, sign, did }) => `${sign}: ${seat} ${did.map(({ words, times }) => words.repeat(times)).join(', ')}`,
  );

describe('what happened since your last turn', () => {
  it('is told turn by turn, without what chance did', () => {
    expect(tell('0a *x 1b 1c *x 2d', 0, 0)).toEqual(['1: 1 b, c', '2: 2 d']);
  });

  it('has numbers only where there are several to tell apart', () => {
    expect(tell('0a 1b', 0, 0)).toEqual([': 1 b']);
    expect(tell('0a 1b 2c', 0, 0)).toEqual(['1: 1 b', '2: 2 c']);
  });

  it('says what was done twice once', () => {
    expect(tell('0a 1b 1c 1b', 0, 0)).toEqual([': 1 bb, c']);
  });

  it('leaves out what goes without saying, and a turn in which there was nothing else', () => {
    expect(tell('0a 1 1b 1 2', 0, 0)).toEqual([': 1 b']);
  });

  it('stays while you are in the middle of your turn, and goes when it is over', () => {
    expect(tell('0a 1b 0c', 0, 0)).toEqual([': 1 b']);
    expect(tell('0a 1b 0c', 0, 1)).toEqual([]);
  });

  it('grows while others play, and begins at the start for whoever has not moved yet', () => {
    expect(tell('0a 1b', 2, 2)).toEqual(['1: 0 a', '2: 1 b']);
    expect(tell('2z 0a', 2, 1)).toEqual([': 0 a']);
  });

  it('for those who watch: since the seat to act was last on turn; nothing once the match is over', () => {
    expect(tell('0a 1b 2c', 'spectator', 0)).toEqual(['1: 1 b', '2: 2 c']);
    expect(tell('0a 1b 2c', 'spectator', OVER)).toEqual([]);
  });

  it('begins, in a new part of the match, with the move that ended the part before', () => {
    const log = logOf('0a 1b 2c *x 3d').map((line) => ({ ...line, endsStage: line.text === '2c' }));
    expect(newsFor(log, 0, 0).map(({ did }) => did[0].words)).toEqual(['c', 'd']);
    expect(newsFor(log.slice(0, 4), 2, 2)).toEqual([]);
  });

  it('marks the places of the mover’s own lines', () => {
    const log = logOf('0a 1b *x 1c');
    const [mark] = marksOf(newsFor(log, 0, 0), log);
    expect(mark).toMatchObject({ seat: 1, sign: '', kind: 'past' });
    expect(mark.places.map(({ box }) => box.x)).toEqual([1, 3]);
  });
});

it('finds the line of a move, whatever was drawn in between', () => {
  const log = logOf('0a *b *c 1d *e 0f');
  expect([1, 2, 3, 4].map((move) => lineOfMove(log, move)?.words)).toEqual(['a', 'd', 'f', undefined]);
});

it('a turn of Race to the Raft, the longest there are, is told in whole sentences', () => {
  const file = new URL('../../games/race-to-the-raft/matches/long.jsonl', import.meta.url);
  const records = readFileSync(file, 'utf8').trim().split('\n');
  const told = records.flatMap((line) => turnsTold((JSON.parse(line) as { record: MatchRecord }).record));
  const cats = '(?:the [a-z ]+? cat(?: from the top| with the scarf| without a scarf)?(?:, | and )?)+';
  const deed = `placed (?:a card|\\w+ cards)|moved (?:a cat|cats (?:twice|\\w+ times))|brought ${cats} aboard|discarded the rest of the hand`;
  const sentence = new RegExp(`^(?:${deed})(?:(?:, | and )(?:${deed}))*\\.$`);
  for (const words of told) expect(words).toMatch(sentence);
  expect(told.filter((words) => / and moved cats (?:twice|three times)/.test(words))).not.toEqual([]);
});

/** What others read of each turn of a match. */
function turnsTold(record: MatchRecord): string[] {
  const lines = [...new LogInWords(room, must(replay(room.game, record)), String).linesFor('spectator')];
  const turns = lines.map(({ turn }) => turn);
  return [...new Set(turns)].flatMap((turn) => {
    const own = lines.slice(turns.indexOf(turn), turns.lastIndexOf(turn) + 1);
    return newsFor(own, 'spectator', CHANCE).map(({ did }) =>
      texts.news(did.map(({ words, times }) => (times === 1 ? words : texts.often(words, times)))),
    );
  });
}
