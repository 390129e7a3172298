import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../../core/game.ts';
import { SeededRandom } from '../../../core/random.ts';
import { must } from '../../../core/result.ts';
import { asYou } from '../../../texts/who.ts';
import type { Reason } from '../../reason.ts';
import { lead } from '../bot/evaluate.ts';
import { stratopolis as game } from '../game.ts';
import type { StratopolisPosition } from '../position.ts';
import { explainMove } from './gains.ts';
import { tellMove } from './news.ts';

const name = (seat: number) => ['Ada', 'Blaise'][seat];

/** Plays a move on a position given as a line, and explains it to the seat that made it. */
function explain(line: string, move: string): string[] {
  return reasons(line, move)
    .filter(({ kind }) => !ABOUT_REPLIES.includes(kind))
    .map(({ words }) => words);
}

const ABOUT_REPLIES = ['reply', 'denies'];
/** What may come is told beside what happens at once. */
const ABOUT_LATER = ['sets-up', 'protects', 'holds-back', 'threatens'];

function reasons(line: string, move: string) {
  const before = must(game.parse(`stratopolis ${line}`));
  return explainMove(before, must(game.parseMove(before, move)), name);
}

function tell(line: string, move: string): string {
  const before = must(game.parse(`stratopolis ${line}`));
  return tellMove(before, must(game.parseMove(before, move)), name);
}

describe('what a placement gains, in words', () => {
  const CITY = 'MMUANORCMLFCONSDNLDAOPQCOMHCOOKBKMCDLPNC';

  it('F11 S11: a region that grows, or rises, or both; what the rival gets is a cost', () => {
    expect(explain('MMUA R,F green', 'NORC')).toEqual(['grows your region to 3 squares (+2)']);
    expect(explain('MMUANORCMLFCONSDNLDAOPQC K,H red', 'OMHC')).toEqual([
      'grows your region to 6 squares and raises it to height 2 (+7)',
      'gives Ada 7 points',
    ]);
    expect(explain(`${CITY}MMABPMTD P,D red`, 'MMDA')).toEqual(['raises your region to height 3 (+7)']);
  });

  it('S10 a rival’s region that is cut in two, and one of which squares are covered', () => {
    expect(explain(`${CITY} T,A red`, 'MMAB')).toEqual(['cuts Ada’s region down to 4 squares (−8 for Ada)']);
    expect(explain(`${CITY}MMABPMTDMMDARLPBOJJAROQCNIJD L,G green`, 'KLLA')).toEqual([
      'covers 2 squares of Blaise’s region (−6 for Blaise)',
    ]);
  });

  it('S11 a larger region that takes the place of a taller one is not the same region made lower', () => {
    const [line, move] = ['MMUAKNPAJOBCLLSBNLGBOMLDLPJBNQMCNMCD R,C green', 'JPRB'];
    expect(explain(line, move)).toEqual([
      'makes Blaise’s larger but lower region count: 4\u00a0×\u00a01 (−2 for Blaise)',
    ]);
    expect(tell(line, move)).toBe('made Blaise’s larger but lower region count, 4\u00a0×\u00a01:\u00a0−2 for Blaise');
    const [ownLine, ownMove] = ['MMUALOTANLECOKQALRGDKSMDLRFAMTND L,H red', 'QLHC'];
    expect(explain(ownLine, ownMove)).toContain('makes your larger but lower region count: 3\u00a0×\u00a01 (−1)');
    expect(tell(ownLine, ownMove)).toBe(
      'built a larger region, 3\u00a0×\u00a01, which now counts instead of 2\u00a0×\u00a02:\u00a0−1 for Blaise',
    );
  });

  it('S11 a larger region that scores as much as another did is not a second one', () => {
    const line = 'MMUAKMRAKOEBONQBLQIDMSRDOQCDNOPBMUHCLVLAJMICPNSAIPJDMNOAMQBBNLTAMKEDJOMAONBAMWQALSGCRMSCNMCCILNC';
    const late = `${line}HOHBMVKCJRJAISMCFNGDSMLDOTDBMYNAGSACKSKDMIDDQQODLZACKVPB T,F red`;
    expect(reasons(late, 'HNFD')[0].words).toBe('builds a larger region for the same points: 8\u00a0×\u00a01');
    expect(tell(late, 'HNFD')).toBe(
      'built a larger region, 8\u00a0×\u00a01, which now counts instead of 4\u00a0×\u00a02',
    );
  });

  it('S11 a loss of one’s own is told', () => {
    expect(explain('MMUANORCMLFCONSDNLDAOPQCOMHC K,C green', 'OOKB')).toContain(
      'reduces your own region to 6\u00a0×\u00a02 (−2)',
    );
  });

  it('S3 what the rival’s next tile can do is a risk, or a gain where it could do more before', () => {
    const words = (line: string, move: string) => reasons(line, move).map((reason) => reason.words);
    expect(words(`${CITY} T,A red`, 'MMAB')).toContain('Ada’s best reply: +6 for Ada');
    // A move that hands over what the reply would have fetched denies nothing.
    expect(words('MMUANORCMLFCONSDNLDAOPQC K,H red', 'OMHC').join()).not.toContain('instead of');
    const strong = 'MMUALORDMKGAMQMDKLJAMONCNLGANLLCLJJAONTCNNCD P,B green';
    expect(words(strong, 'NNPC')).toEqual([
      'scores 7 points and cuts Blaise’s best reply from 20 to 3',
      'grows your region to 5 squares and raises it to height 3 (+7)',
    ]);
    const told = ['a', 'b', 'c'].flatMap(explainMatch).flatMap(({ all }) => all);
    for (const { kind, isRisk, claim } of told.filter((reason) => ABOUT_REPLIES.includes(reason.kind))) {
      expect(isRisk).toBe(kind === 'reply');
      expect(kind === 'reply' ? claim.theirs - claim.mine : claim.was - claim.is).toBeGreaterThanOrEqual(3);
    }
  });

  it('a move that gains little at once is told by what it prepares, protects, or does to the rival’s plans', () => {
    const first = (line: string, move: string) => reasons(line, move)[0].words;
    const early = 'MMUANNTDPNIDOLLAKMAALOODKLICMMMBOPCCMPPBROGCKQQDLNEBLNRDHLJDRLKBMPBD';
    expect(first(`${early} L,A green`, 'JNLC')).toBe(
      'threatens Blaise: your next tile could cost Blaise 23 instead of 3',
    );
    const late = `${early}JNLCLPABMOSBGMJDPLQBJMEAMONCEMHAJNMDFNGAIKSDLNFCLRTALNCDKSNC`;
    expect(first(`${late} R,B red`, 'IKBA')).toBe('protects your region: one tile can cost you at most 25, not 72');
  });

  it('a move that changes nothing of note is still told by what it is good for, slight as that is', () => {
    const slight = (line: string, move: string) => {
      const [{ words, isSlight }] = reasons(line, move);
      expect(isSlight).toBe(true);
      return words;
    };
    const city = 'MMUAMLSCOLDCOITB';
    expect(slight(`${city} S,B red`, 'NGBB')).toBe('blocks a side of Ada’s scoring region');
    expect(slight(`${city}NGBB S,C green`, 'JLSD')).toBe('starts a new region');
    const wide = 'MMUANLQBNJIANOOCLOGCOPRDOLDANQRCJPECQPSASOJBTNLBORHDKQSBMMCALPQAIRACTMKCJNFDKOKCUMDDTQMBUKHDTJTC';
    const late = `${wide}OIFDSLPCVNEBJLNDGSCAMHTDUSJBSHNANOADRRLBJSICXKOCVIBAWLMB P,B red`;
    expect(slight(late, 'NNBC')).toBe('cuts Ada’s best reply from 12 points to 10');
  });

  it('S11 a tile that costs its player points is told by that, not by what else it built', () => {
    const line = 'MMUAMPMDLNGCNMLDLLHCJNTCGNFAFPOCILIAENNAHOEAERRDGQCDKPQDLJACJKNDJLDBONPAKKBAPLRBPKICNJKCDPABFOKC';
    expect(tell(`${line} M,E red`, 'KLEC')).toBe('dropped to 3\u00a0×\u00a01:\u00a0−3 for Blaise');
  });

  it('S11, S14 the next region is named by its rank and its owner: a second one might be the one that was built second', () => {
    const city = 'MMUALOODLPEA Q,D green';
    expect(tell(city, 'JQQD')).toBe('grew their 2nd-largest region to 2\u00a0×\u00a01');
    expect(explain(city, 'JQQD')).toContain('grows your second-largest region to 2\u00a0×\u00a01');
    expect(tell(`${city} scoring=boxed`, 'JQQD')).toBe('grew their 2nd-best region to 2\u00a0×\u00a01');
    const before = must(game.parse(`stratopolis ${city}`));
    expect(tellMove(before, must(game.parseMove(before, 'JQQD')), () => asYou('You'))).toBe(
      'grew your 2nd-largest region to 2\u00a0×\u00a01',
    );
  });

  it('S11, S14 beside another region as large, or worth as much, none is the second', () => {
    const city = 'MMUALLTBLOHDILSDMKJBMJRCINDC NK,FI green piles=two';
    expect(tell(city, 'MPNB')).toBe('grew another region to 3\u00a0×\u00a01');
    expect(explain(city, 'MPNB')).toContain('grows another of your regions to 3\u00a0×\u00a01');
    expect(tell(`${city} scoring=boxed`, 'MPNB')).toBe('grew another region to 3\u00a0×\u00a01');
  });

  it('S16: where any tile may come, nothing is said about the next one', () => {
    const before = game.start(2, { piles: 'open' });
    const list = new Int32Array(game.maxMoves);
    before.moves(list);
    expect(explainMove(before, list[0], name).some(({ kind }) => ABOUT_REPLIES.includes(kind))).toBe(false);
  });

  it('S11 points that a tile brings only the rival are told by where they come from', () => {
    expect(tell('MMUANLQB O,I red', 'MJIA')).toBe('added a square to Ada’s region:\u00a0+1 for Ada');
  });

  const placements = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap(explainMatch);

  it('tells both changes of a score, the greater gain first', () => {
    const said = new Set<string>();
    for (const { own, theirs, phrases } of placements) {
      const changes = [own, theirs].filter((points) => points !== 0);
      expect(phrases).toHaveLength(changes.length > 0 ? changes.length : Math.min(phrases.length, 1));
      if (Math.max(own, -theirs) > 0) expect(phrases[0]).toContain(own >= -theirs ? `+${own}` : `−${-theirs}`);
      for (const phrase of phrases) said.add(phrase.split(' ')[0]);
    }
    const all = ['blocks', 'builds', 'covers', 'cuts', 'grows', 'joins', 'lowers', 'raises', 'starts'];
    expect([...said].sort()).toEqual(all);
  });

  it('is told in the log by what it did to a region, with both changes of a score', () => {
    for (const { own, theirs, news } of placements) {
      for (const points of [own, theirs]) {
        if (points !== 0) expect(news).toContain(points > 0 ? `+${points}` : `−${-points}`);
      }
      // A loss without an owner makes people ask whose it is.
      expect(news).not.toMatch(/−\d+(?! for (Ada|Blaise))(?!\d)/);
    }
    const all = ['blocked', 'built', 'covered', 'cut', 'grew', 'joined', 'lowered', 'stacked', 'started'];
    expect([...new Set(placements.map(({ news }) => news.split(' ')[0]))].sort()).toEqual(all);
  });
});

interface Explained {
  /** By how much the scores of the mover and of the rival changed. */
  readonly own: number;
  readonly theirs: number;
  readonly all: readonly Reason[];
  /** What is said about the scores. */
  readonly phrases: string[];
  readonly news: string;
}

/** Every placement of a match, each the best of a few random ones, and what is said about it. */
function explainMatch(seed: string): Explained[] {
  const random = new SeededRandom(seed);
  const position = game.start(2, {});
  const told = [];
  const list = new Int32Array(game.maxMoves);
  while (position.turn !== OVER) {
    const before = position.copy();
    if (position.turn === CHANCE) {
      position.play(position.roll(random));
      continue;
    }
    const count = position.moves(list);
    const tried = Array.from({ length: 8 }, () => list[random.below(count)]);
    const leads = tried.map((move) => lead(played(before, move), before.turn));
    const move = tried[leads.indexOf(Math.max(...leads))];
    position.play(move);
    const all = explainMove(before, move, name);
    const phrases = all
      .filter(({ kind }) => ![...ABOUT_REPLIES, ...ABOUT_LATER].includes(kind))
      .map(({ words }) => words);
    const [own, theirs] = [before.turn, 1 - before.turn].map((seat) => position.scores()[seat] - before.scores()[seat]);
    told.push({ own, theirs, all, phrases, news: tellMove(before, move, name) });
  }
  return told;
}

function played(position: StratopolisPosition, move: number): StratopolisPosition {
  const after = position.copy();
  after.play(move);
  return after;
}
