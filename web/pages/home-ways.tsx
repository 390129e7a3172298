import { texts as home } from '#texts/web/home.ts';
import { type Shelved, shelf } from '../../games/index.ts';
import { hasLesson } from '../lessons.ts';
import { playNow } from '../play-now.ts';
import { paths } from '../routes.ts';
import { hasScreen } from '../screens.ts';
import { store } from '../session/here.ts';
import type { SavedMatch } from '../session/saved-match.ts';
import { ofDay, puzzleProgress } from '../study/puzzle-progress.ts';
import { hasPuzzles } from '../study/puzzles.ts';
import { usualPlayers } from '../usual-players.ts';
import { useServer } from './use-server.ts';
import { type Way, WayList } from './way-list.tsx';

const texts = home.ways;

/** So many ways to begin come before the games. */
const FIRST = 3;

/** What one can do here, each in one click: the ways to begin, or what there is besides. */
export function Ways({ matches, part }: { readonly matches: readonly SavedMatch[]; readonly part: 'first' | 'more' }) {
  const isServed = useServer() === true;
  const all = waysFor(matches, isServed);
  const ways = part === 'first' ? all.slice(0, FIRST) : all.slice(FIRST);
  return (
    <section class={`ways is-${part}`}>
      <h2 class={part === 'first' ? 'sr-only' : 'shelf-title'}>{part === 'first' ? texts.title : texts.more}</h2>
      <WayList ways={ways} />
    </section>
  );
}

/** One line a way. */
function waysFor(matches: readonly SavedMatch[], isServed: boolean): readonly Way[] {
  const played = lastPlayed(matches);
  const lesson = newGame(matches);
  const { about } = played;
  const rival = usualPlayers(about).find((player) => player.kind === 'bot');
  return [
    { icon: 'play', title: texts.play, say: texts.playSay(about.title, rival?.level), to: () => playNow(played) },
    ...(isServed ? [{ icon: 'online', title: texts.online, say: texts.onlineSay, to: paths.lobby } as const] : []),
    { icon: 'learn', title: texts.learn(lesson.title), say: texts.learnSay, to: paths.lesson(lesson.id) },
    ...puzzleWay(),
    { icon: 'study', title: texts.study, say: texts.studySay, to: paths.history },
    { icon: 'view', title: texts.view, say: texts.viewSay, to: paths.view(about.id) },
    { icon: 'build', title: texts.build, say: texts.buildSay, to: paths.build },
  ];
}

/** The puzzle of a game that the day chooses: what was played since changes nothing about it. */
function puzzleWay(): readonly Way[] {
  const games = shelf.filter(({ about }) => hasPuzzles(about.id)).map(({ about }) => about);
  if (games.length === 0) return [];
  const now = Date.now();
  const { id, title } = ofDay(games, now);
  const say = puzzleProgress.isSolvedOn(id, now) ? texts.puzzleSolved(title) : texts.puzzleSay(title);
  return [{ icon: 'puzzle', title: texts.puzzle, say, to: paths.puzzle(id) }];
}

/** All games, those that are easy to learn first. */
const easyFirst = shelf.toSorted(
  (one, other) => Number(other.about.isEasy ?? false) - Number(one.about.isEasy ?? false),
);

/** The game that somebody played last; an easy one for those who have not played yet. */
function lastPlayed(matches: readonly SavedMatch[]): Shelved {
  const [newest] = [...matches].sort((a, b) => b.changed - a.changed);
  const playable = easyFirst.filter(({ about }) => hasScreen(about.id));
  return playable.find(({ about }) => about.id === newest?.record.game) ?? playable[0];
}

/** A game with a lesson that nobody has taken here, and that nobody has played yet, if there is one. */
function newGame(matches: readonly SavedMatch[]): Shelved['about'] {
  const played = new Set(matches.map(({ record }) => record.game));
  const taught = easyFirst.filter(({ about }) => hasLesson(about.id)).map(({ about }) => about);
  const untaught = taught.filter(({ id }) => !store.hasLearned(id));
  return untaught.find(({ id }) => !played.has(id)) ?? untaught[0] ?? taught[0];
}
