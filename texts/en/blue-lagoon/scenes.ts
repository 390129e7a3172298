import { inLanguage } from '../../language.ts';
import { isYou } from '../../who.ts';
import { count, does, have, listOf, object, plural, subject } from '../grammar.ts';

interface Named {
  readonly name: string;
}

/** Half-time and the end as they are told beside the board, step by step. */
export const texts = inLanguage('blue-lagoon/scenes', {
  lastResource: 'The last resource is taken. The first half is over.',
  nobodyCan: 'Nobody can place another piece. The first half is over.',
  fromHalfTime: (players: readonly (Named & { readonly points: number })[]) =>
    `From half-time: ${players.map(({ name, points }) => `${points} for ${object(name)}`).join(', ')}.`,

  /** Who has the most pieces on an island, and what that brings each of them. */
  island: (
    island: string,
    ahead: readonly (Named & { readonly pieces: number })[],
    others: readonly (Named & { readonly pieces: number })[],
    share: number,
  ) => {
    const names = ahead.map(({ name }) => name);
    if (ahead.length > 1) return `${island}: ${listOf(names.map(object))} are level and score ${share} each.`;
    const most = Math.max(0, ...others.map(({ pieces }) => pieces));
    const who = object(names[0]);
    const [are, lead, score] = isYou(names[0]) ? ['are', 'lead', 'score'] : ['is', 'leads', 'scores'];
    if (most === 0) return `${island}: ${who} ${are} alone there and ${score} ${share}.`;
    return `${island}: ${who} ${lead} ${ahead[0].pieces} to ${most} and ${score} ${share}.`;
  },
  nobodyOn: (islands: readonly string[]) => `Nobody is on ${listOf(islands)}.`,

  part: (
    id: 'islands' | 'links' | 'majorities' | 'resources' | 'statuettes',
    players: readonly (Named & {
      readonly points: number;
      readonly islands: number | undefined;
    })[],
  ) =>
    `${titles[id]}: ${[
      ...players
        .filter(({ points, islands }) => points > 0 || islands !== undefined)
        .map(({ name, points, islands }) =>
          gainOf(points, [name], islands === undefined ? undefined : countIslands(islands)),
        ),
      ...nothingFor(players.filter(({ points, islands }) => points === 0 && islands === undefined)),
    ].join(', ')}.`,

  /** What the points of each come from, on a line of their own below them: "4 coconuts", "2 water tokens". */
  sets: (players: readonly (Named & { readonly sets: readonly string[] })[]) =>
    players
      .filter(({ sets }) => sets.length > 0)
      .map(({ name, sets }) => `${subject(name)}: ${sets.join(', ')}.`)
      .join('\n'),
  allFour: 'all four kinds',

  tide: (villages: readonly (Named & { readonly kept: number; readonly lost: number })[]) => {
    const kept = villages.filter((each) => each.kept > 0);
    const lost = villages.reduce((sum, each) => sum + each.lost, 0);
    const gone = lost === 0 ? 'all settlers' : `all settlers and ${countLost(lost)}`;
    return `The tide washes away ${gone}. ${kept.length > 0 ? `${keepWords(kept)}.` : 'No village is left.'}`;
  },
  /** What half-time leaves, and how to go on from it. */
  goOn: (villages: readonly (Named & { readonly kept: number })[]) => {
    const able = villages.filter(({ kept }) => kept > 0).map(({ name }) => name);
    const out = villages.filter(({ kept }) => kept === 0).map(({ name }) => name);
    const left = 'Only villages remain, and they already count for the second half. New tokens have washed ashore.';
    if (out.length === 0) return `${left} From now on every settler must go next to one of your own pieces.`;
    const lacking = `${have(out)} no village`;
    const alone = plural(able.length, {
      one: `${does(able[0], 'plays', 'play')} on alone`,
      other: `${listOf(able.map(subject))} play on`,
    });
    return `${left} ${lacking}: ${isYou(able[0]) ? alone.replace('You', 'you') : alone}.`;
  },
  early: (result: string) => `No village is left, so nobody can go on and the game ends at half-time. ${result}`,

  wins: (who: string, margin: number) => `${does(who, 'wins', 'win')} by ${margin}.`,
  /** Equal points: the tokens held decide, or the win is shared. */
  level: (players: readonly (Named & { readonly tokens: number })[], winners: readonly string[]) =>
    winners.length > 1
      ? `Equal points and equal tokens: ${listOf(winners.map(object))} share the win.`
      : `Equal points. ${does(winners[0], 'wins', 'win')} with more tokens: ${players
          .map(({ name, tokens }) => `${subject(name)} ${tokens}`)
          .join(', ')}.`,
});

const titles = {
  islands: 'Islands reached',
  links: 'Best link',
  majorities: 'Island bonuses',
  resources: 'Resources',
  statuettes: 'Statuettes',
};

/** "+20 for you (8 islands)", "nothing for Ada and Bo". */
function gainOf(points: number, names: readonly string[], from?: string): string {
  const gain = `${points > 0 ? `+${points}` : 'nothing'} for ${listOf(names.map(object))}`;
  return from === undefined ? gain : `${gain} (${from})`;
}

function nothingFor(players: readonly Named[]): string[] {
  return players.length === 0
    ? []
    : [
        gainOf(
          0,
          players.map(({ name }) => name),
        ),
      ];
}

function countIslands(number: number): string {
  return count(number, { one: 'island', other: 'islands' });
}

function countLost(number: number): string {
  return plural(number, { one: 'a village on a stone circle', other: `${number} villages on stone circles` });
}

/** "You and Ada keep 5 villages each", "You keep 5 villages and Ada keeps 4 villages". */
function keepWords(players: readonly (Named & { readonly kept: number })[]): string {
  const villages = ({ kept }: { readonly kept: number }) => count(kept, { one: 'village', other: 'villages' });
  const [first, ...others] = players;
  if (others.length > 0 && others.every(({ kept }) => kept === first.kept))
    return `${listOf([subject(first.name), ...others.map(({ name }) => object(name))])} keep ${villages(first)} each`;
  return listOf(
    players.map((each, at) => {
      const words = `${does(each.name, 'keeps', 'keep')} ${villages(each)}`;
      return at > 0 && isYou(each.name) ? words.replace('You', 'you') : words;
    }),
  );
}
