import type { Ref } from 'preact';
import { useLocation } from 'wouter-preact';
import { texts } from '#texts/web/lesson.ts';
import { recordOf } from '../../core/match.ts';
import { must } from '../../core/result.ts';
import type { Timeline } from '../../core/timeline.ts';
import type { Lesson, Room } from '../../games/room.ts';
import { Prompt } from '../../kit/table-layout.tsx';
import { paths } from '../routes.ts';
import { here } from '../session/here.ts';
import { keepRecord, startMatch } from '../session/new-match.ts';
import { USUAL_LEVEL } from '../session/player.ts';
import { usualPlayers } from '../usual-players.ts';
import { LinkButton } from './link-button.tsx';

/** What comes after a lesson, one click away: a first match with those whom Play now brings, or the lesson's own match played on. */
export function LessonEnd({
  room,
  lesson,
  match,
  goOn,
}: {
  readonly room: Room;
  readonly lesson: Lesson;
  /** The lesson's match, as far as it was played. */
  readonly match: () => Timeline;
  readonly goOn: Ref<HTMLButtonElement>;
}) {
  const [, go] = useLocation();
  const { about, game } = room;
  const players = usualPlayers(about);
  const rival = players.find((player) => player.kind === 'bot');
  const start = () => {
    const id = about.together
      ? keepRecord(here, room, recordOf(match()), players.slice(0, lesson.seats))
      : startMatch(here, room, players, lesson.first ?? {});
    go(paths.match(game.id, must(id)));
  };
  return (
    <Prompt seat={0} title={texts.ready}>
      <button type="button" class="primary lesson-next" ref={goOn} onClick={start}>
        {about.together ? texts.playOn : texts.play}
      </button>
      {!about.together && rival && (
        <p class="fine lesson-first">
          {texts.playSay(rival.level, rival.level <= USUAL_LEVEL, specialOf(room, lesson))}
        </p>
      )}
      <p class="lesson-more">
        {about.campaign && <LinkButton to={paths.campaign(game.id)} word={texts.campaign} />}
        <LinkButton to={paths.setUp(game.id)} word={texts.change} />
        <LinkButton to={paths.rules(game.id)} word={texts.rules} />
      </p>
    </Prompt>
  );
}

/** What is not as usual, by the names of the options. */
function specialOf({ about }: Room, { first = {} }: Lesson): readonly string[] {
  return about.options.filter(({ id }) => first[id] !== undefined).map(({ title }) => title);
}
