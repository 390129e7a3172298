import { useMemo } from 'preact/hooks';
import { texts } from '#texts/web/table.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { here, store } from '../session/here.ts';
import type { SavedMatch } from '../session/saved-match.ts';
import { openSaved } from '../session/saved-session.ts';
import { Frame } from './frame.tsx';
import { Missing } from './missing.tsx';
import { Play } from './play.tsx';
import { type Loaded, useRoom } from './use-room.ts';

/** A match that this browser keeps. */
export function TablePage({
  game,
  id,
  isReplay = false,
}: {
  readonly game: string;
  readonly id: string;
  readonly isReplay?: boolean;
}) {
  const saved = useMemo(() => store.loadMatch(id), [id]);
  const loaded = useRoom(game);
  if (saved?.ok === false) return <Missing what="match" why={texts.spoiled(sayFault(saved.fault))} />;
  if (saved?.value.record.game !== game) return <Missing what="match" why={texts.keptWhere} />;
  if (!loaded) {
    return (
      <Frame title={texts.tab} fixed>
        <p class="loading">{texts.loading}</p>
      </Frame>
    );
  }
  return <Opened {...{ loaded, isReplay }} saved={saved.value} />;
}

function Opened({
  loaded: { room, screen },
  saved,
  isReplay,
}: {
  readonly loaded: Loaded;
  readonly saved: SavedMatch;
  readonly isReplay: boolean;
}) {
  const session = useMemo(() => openSaved(here, room, saved), [room, saved]);
  if (!screen) return <Missing what="table" why={texts.noScreen(room.game.title)} />;
  if (!session.ok) return <Missing what="match" why={sayFault(session.fault)} />;
  return <Play session={session.value} {...{ screen, isReplay }} />;
}
