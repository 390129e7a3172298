import { useCallback, useMemo, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { texts as home } from '#texts/web/home.ts';
import { texts } from '#texts/web/study-list.ts';
import { parseJson } from '../../core/records.ts';
import { findGame } from '../../games/index.ts';
import type { Room } from '../../games/room.ts';
import { boardImage } from '../board-picture.ts';
import { gameIn } from '../own-text.ts';
import { paths } from '../routes.ts';
import { chosenColours } from '../seat-colours.ts';
import { readPlayer } from '../session/player.ts';
import { type KeptStudy, studies } from '../study/study-store.ts';
import { readStudy } from '../study/study-text.ts';
import { BoardImage } from './board-image.tsx';
import { RemoveButton } from './match-row.tsx';
import { titleOf } from './match-words.ts';
import { RemovedBar } from './removed-bar.tsx';
import type { Removed } from './use-kept.ts';

/** What somebody has added to matches and positions in this browser: of one game, or of all. */
export function StudyList({ game }: { readonly game?: string }) {
  const { kept, removed, remove } = useStudies();
  const rows = kept.flatMap((study) => {
    const own = gameIn(study.text);
    return own !== undefined && (game === undefined || own === game) ? [{ ...study, game: own }] : [];
  });
  return (
    <>
      {rows.length > 0 && (
        <section class="study-own">
          <h2>{texts.title}</h2>
          <ul>
            {rows.map((row) => (
              <Row key={row.address} {...row} remove={(title) => remove(row, title)} />
            ))}
          </ul>
        </section>
      )}
      <RemovedBar removed={removed} />
    </>
  );
}

/** The studies of this browser, and how to remove one: at once, because that can be undone. */
function useStudies() {
  const [kept, setKept] = useState(() => studies.list());
  const [removed, setRemoved] = useState<Removed>();
  const remove = ({ address, text }: KeptStudy, words: string) => {
    studies.remove(address);
    setKept(studies.list());
    const undo = () => {
      studies.save(address, text);
      setKept(studies.list());
      setRemoved(undefined);
    };
    setRemoved({ words, undo });
  };
  return { kept, removed, remove };
}

interface RowProps extends KeptStudy {
  readonly game: string;
  readonly remove: (title: string) => void;
}

function Row({ game, address, text, kept, remove }: RowProps) {
  const { title, said } = useMemo(() => tell(game, text), [game, text]);
  const draw = useCallback((room: Room) => drawStudy(room, text), [text]);
  return (
    <li class={`match-row is-${game}`}>
      <Link href={paths.study(game, address)}>
        <span class="match-picture">
          <BoardImage game={game} draw={draw} />
        </span>
        <span class="match-words">
          <b>{title}</b>
          <span class="fine">{home.match.parts([...said, home.match.when(kept, Date.now())])}</span>
        </span>
      </Link>
      <RemoveButton title={title} remove={() => remove(title)} />
    </li>
  );
}

/** A longer comment is only begun. */
const LONGEST_SAID = 60;

/** What a study is called and what is in it, as far as that can be told without its game. */
function tell(game: string, text: string): { readonly title: string; readonly said: readonly string[] } {
  const value = parseJson(text);
  const { record, players, comments, tried, drawn } = Object(value.ok ? value.value : undefined);
  const seated = (Array.isArray(players) ? players : []).map((player) => readPlayer(player, ''));
  const about = findGame(game)?.about;
  const title = record ? titleOf({ record, players: seated }) : texts.position(about?.title ?? game);
  const [first, ...more] = Object.values(Object(comments)).map(String);
  const variations = Array.isArray(tried) ? tried.length : 0;
  const short = first?.length > LONGEST_SAID ? `${first.slice(0, LONGEST_SAID)}…` : first;
  return {
    title,
    said: [
      ...(first === undefined ? [] : [more.length === 0 ? texts.said(short) : texts.comments(more.length + 1)]),
      ...(variations > 0 ? [texts.variations(variations)] : []),
      ...(drawn === undefined ? [] : [texts.drawn]),
    ],
  };
}

/** A match at its end, a position as it is. */
function drawStudy(room: Room, text: string): string | undefined {
  const reading = readStudy(room, text);
  if (!reading.ok) return undefined;
  const { tree, players } = reading.study;
  let node = tree.root;
  for (let next = node.children.find(({ isPlayed }) => isPlayed); next; ) {
    node = next;
    next = node.children.find(({ isPlayed }) => isPlayed);
  }
  return boardImage(room, node.position, chosenColours(room.about, players));
}
