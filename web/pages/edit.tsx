import '../styles/study.css';
import '../styles/study-side.css';
import '../styles/edit.css';
import { useMemo } from 'preact/hooks';
import { texts } from '#texts/web/edit.ts';
import { texts as frame } from '#texts/web/frame.ts';
import { texts as table } from '#texts/web/table.ts';
import type { Position } from '../../core/game.ts';
import { findGame } from '../../games/index.ts';
import type { Room } from '../../games/room.ts';
import { EditTable } from './edit-table.tsx';
import { Frame } from './frame.tsx';
import { Missing } from './missing.tsx';
import { useRoom } from './use-room.ts';
import { useUnpacked } from './use-unpacked.ts';

/** A position is set up by hand: the one that the address holds, the one that was left last, or the first of a match. */
export function EditPage({ game, text }: { readonly game: string; readonly text: string }) {
  const loaded = useRoom(game);
  const given = useUnpacked(text);
  const room = loaded?.room;
  const start = useMemo(() => (room && given !== undefined ? readGiven(room, given) : undefined), [room, given]);
  if (!findGame(game)) return <Missing what="game" />;
  if (!loaded || given === undefined)
    return <Frame title={texts.tab} fixed children={<p class="loading">{texts.loading}</p>} />;
  const { screen } = loaded;
  const { about, editor } = loaded.room;
  if (!screen) return <Missing what="table" why={table.noScreen(about.title)} />;
  if (!editor) return <Missing what="page" why={texts.none} />;
  return (
    <Frame title={texts.title(about.title)} game={game} fixed crumb={frame.crumb(about.title, texts.tab)}>
      <h1 class="sr-only">{texts.title(about.title)}</h1>
      <EditTable key={text} room={loaded.room} {...{ screen, editor, start }} />
    </Frame>
  );
}

function readGiven(room: Room, text: string): Position | undefined {
  const read = room.game.parse(text.trim());
  return read.ok ? read.value : undefined;
}
