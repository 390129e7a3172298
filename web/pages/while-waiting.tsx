import { texts } from '#texts/web/waiting-room.ts';
import { findGame } from '../../games/index.ts';
import { hasLesson } from '../lessons.ts';
import { playNow } from '../play-now.ts';
import { paths } from '../routes.ts';
import { store } from '../session/here.ts';
import { hasPuzzles } from '../study/puzzles.ts';
import { usualPlayers } from '../usual-players.ts';
import { type Way, WayList } from './way-list.tsx';

/** Something to do until the others come; everybody is called when the match starts. */
export function WhileWaiting({ game }: { readonly game: string }) {
  return (
    <section class="ways while-waiting">
      <h2>{texts.whileWaiting}</h2>
      <p class="fine">{texts.called}</p>
      <WayList ways={waysFor(game)} />
    </section>
  );
}

/** For somebody who has not learned the game here, the lesson comes first. */
function waysFor(game: string): readonly Way[] {
  const shelved = findGame(game);
  if (!shelved) return [];
  const { title } = shelved.about;
  const { lesson, warmUp, puzzle, rules } = texts.ways;
  const taught: readonly Way[] = hasLesson(game)
    ? [{ icon: 'learn', title: lesson.title, say: lesson.say(title), to: paths.lesson(game) }]
    : [];
  const hasRival = usualPlayers(shelved.about).some(({ kind }) => kind === 'bot');
  const practice: readonly Way[] = [
    { icon: 'play', title: warmUp.title, say: hasRival ? warmUp.say : warmUp.alone, to: () => playNow(shelved) },
    ...(hasPuzzles(game)
      ? [{ icon: 'puzzle', title: puzzle.title, say: puzzle.say, to: paths.puzzle(game) } as const]
      : []),
  ];
  const known: readonly Way[] = [{ icon: 'rules', title: rules.title, say: rules.say, to: paths.rules(game) }];
  return store.hasLearned(game) ? [...practice, ...taught, ...known] : [...taught, ...practice, ...known];
}
