import '../styles/study.css';
import '../styles/study-moves.css';
import '../styles/study-side.css';
import '../styles/study-players.css';
import '../styles/study-review.css';
import '../styles/study-tools.css';
import { useMemo } from 'preact/hooks';
import { texts as frame } from '#texts/web/frame.ts';
import { texts } from '#texts/web/study.ts';
import { texts as table } from '#texts/web/table.ts';
import type { MatchRecord } from '../../core/timeline.ts';
import { findGame } from '../../games/index.ts';
import type { Room } from '../../games/room.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { paths, readNumber } from '../routes.ts';
import { store } from '../session/here.ts';
import { nameOfMatch } from '../study/review-store.ts';
import { studies } from '../study/study-store.ts';
import { readStudy, type Study, type StudyReading, studyOf } from '../study/study-text.ts';
import { Frame } from './frame.tsx';
import { LinkButton } from './link-button.tsx';
import { Missing } from './missing.tsx';
import { StudyList } from './study-list.tsx';
import { StudyMatches } from './study-matches.tsx';
import { StudyOpen } from './study-open.tsx';
import { StudyTable } from './study-table.tsx';
import { useRoom } from './use-room.ts';
import { useUnpacked } from './use-unpacked.ts';

/** A match or a position to study: `text` is the id of a match of this browser, or a study as `packText` packs it. */
export function StudyPage({
  game,
  text,
  step,
}: {
  readonly game: string;
  readonly text: string;
  readonly step?: string;
}) {
  const loaded = useRoom(game);
  const given = useUnpacked(text);
  const room = loaded?.room;
  const found = useMemo(() => (room && given !== undefined ? openStudy(room, given) : undefined), [room, given]);
  if (!findGame(game)) return <Missing what="game" />;
  if (!loaded || !found || given === undefined) {
    return <Frame title={texts.tab} fixed children={<p class="loading">{texts.loading}</p>} />;
  }
  const { screen } = loaded;
  if (!screen) return <Missing what="table" why={table.noScreen(loaded.room.about.title)} />;
  if (found.kind === 'open') {
    const { study, name, isOwn } = found;
    return (
      <StudyTable
        key={`${game} ${text}`}
        room={loaded.room}
        {...{ screen, study, name, given, isOwn }}
        step={readNumber(step)}
      />
    );
  }
  const { title } = loaded.room.about;
  return (
    <Frame title={texts.title(title)} game={game} crumb={frame.crumb(title, texts.tab)}>
      <div class="column study-open">
        {found.kind === 'running' && (
          <>
            <h1>{texts.running}</h1>
            <p>{texts.runningSay}</p>
            <LinkButton to={paths.match(game, found.id)} word={texts.toMatch} primary />
          </>
        )}
        {found.kind === 'wrong' && (
          <>
            <h1>{texts.wrong}</h1>
            <p class="problem" role="alert">
              {found.why}
            </p>
          </>
        )}
        {found.kind === 'nothing' && (
          <>
            <h1>{texts.title(title)}</h1>
            <p>{texts.openSay}</p>
          </>
        )}
        <StudyList game={game} />
        <StudyMatches game={game} />
        <StudyOpen room={loaded.room} />
      </div>
    </Frame>
  );
}

/** What an address leads to. */
type Found =
  | {
      readonly kind: 'open';
      readonly study: Study;
      readonly name: string;
      readonly isOwn: boolean;
    }
  | { readonly kind: 'running'; readonly id: string }
  | { readonly kind: 'wrong'; readonly why: string }
  | { readonly kind: 'nothing' };

function openStudy(room: Room, text: string): Found {
  if (text.trim() === '') return { kind: 'nothing' };
  const saved = store.loadMatch(text);
  if (!saved) return found(readStudy(room, studies.load(text) ?? text));
  if (!saved.ok) return { kind: 'wrong', why: sayFault(saved.fault) };
  const { record, players, over, id, help, ending } = saved.value;
  if (!over) return { kind: 'running', id };
  const advised = help?.advised ?? [];
  const reading = keptStudy(room, id, record) ?? studyOf(room, record, players, ending !== undefined);
  // The match knows, whenever its study was kept.
  return found(reading.ok ? { ok: true, study: { ...reading.study, advised } } : reading, id);
}

/** What somebody has added to a match of this browser; nothing where its end was taken back and played again since. */
function keptStudy(room: Room, id: string, { log }: MatchRecord): StudyReading | undefined {
  const text = studies.load(id);
  if (text === undefined) return undefined;
  const kept = readStudy(room, text);
  return kept.ok && kept.study.record?.log.join() === log.join() ? kept : undefined;
}

function found(reading: StudyReading, id?: string): Found {
  if (!reading.ok) return { kind: 'wrong', why: reading.why };
  const { study } = reading;
  const isOwn = id !== undefined || !study.record || isKept(study.record);
  return { kind: 'open', study, name: id ?? nameOfMatch(study.record?.log ?? []), isOwn };
}

/** Whether a match was played in this browser: its own link may come back to it. */
function isKept({ game, log }: MatchRecord): boolean {
  const text = log.join();
  return store.listMatches().matches.some(({ record }) => record.game === game && record.log.join() === text);
}
