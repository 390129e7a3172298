import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { texts as frame } from '#texts/web/frame.ts';
import { texts as table } from '#texts/web/table.ts';
import { texts } from '#texts/web/viewer.ts';
import { must } from '../../core/result.ts';
import { settle } from '../../core/settings.ts';
import { findGame } from '../../games/index.ts';
import type { Example, Room } from '../../games/room.ts';
import { loadExamples } from '../examples.ts';
import { isStudy, recognise } from '../own-text.ts';
import { isTidy, packText, unpackText } from '../packed-text.ts';
import { type Reading, readText } from '../pasted-text.ts';
import { paths, readNumber } from '../routes.ts';
import { seatStyle } from '../seat-colours.ts';
import { store } from '../session/here.ts';
import { studyLink } from '../study/study-link.ts';
import { BackToTable } from './back-to-table.tsx';
import { Frame } from './frame.tsx';
import { Missing } from './missing.tsx';
import { type Loaded, useRoom } from './use-room.ts';
import { ViewerBoard } from './viewer-board.tsx';
import { ViewerExamples } from './viewer-examples.tsx';
import { ViewerFindings } from './viewer-findings.tsx';
import { type Marked, ViewerForm } from './viewer-form.tsx';
import { GameChoice } from './viewer-tools.tsx';

/** The parts of the address; each may be missing. */
export function ViewerPage({
  game,
  packed,
  ...place
}: {
  readonly game: string;
  /** A text as `packText` gives it, or `!` and the name of an example. */
  readonly packed: string;
  readonly step?: string | undefined;
  readonly seats?: string | undefined;
}) {
  const loaded = useRoom(game);
  const examples = useLater(loadExamples, game);
  const text = useLater(unpackText, packed);
  if (!findGame(game)) return <Missing what="game" />;
  if (!loaded || !examples || text === undefined) {
    return <Frame title={texts.tab} fixed children={<p class="loading">{texts.loading}</p>} />;
  }
  if (!loaded.screen) return <Missing what="table" why={table.noScreen(loaded.room.about.title)} />;
  const linked = resolve(loaded.room, examples, text);
  const [step, seats] = [readNumber(place.step), readNumber(place.seats)];
  return <Viewer {...{ loaded, examples, linked, step, seats }} isTidy={isTidy(packed)} />;
}

function Viewer({
  loaded: { room, screen },
  examples,
  linked,
  isTidy: tidy,
  step,
  seats: wanted,
}: {
  readonly loaded: Loaded;
  readonly examples: readonly Example[];
  /** The text that the link means. */
  readonly linked: string;
  /** False where the address holds a long text that nobody packed. */
  readonly isTidy: boolean;
  readonly step: number | undefined;
  readonly seats: number | undefined;
}) {
  const { about } = room;
  const { text, isLinked, visit } = useShownText(about.id, linked, examples);
  const open = useOpening(about.id, visit);
  const [match, setMatch] = useState({ of: text, number: 0 });
  const which = match.of === text ? match.number : 0;
  const [marked, setMarked] = useState<Marked>();
  const seats = wanted ?? about.seats.min;
  const reading = useMemo(() => readText(room, text, seats, which, isOwn(text)), [room, text, seats, which]);
  const shown = useLastReadable({ reading, text, which, step });
  const isKept = shown.reading !== reading;
  useEffect(() => {
    if (!tidy && isLinked) void visit(linked, step, wanted, true);
  });
  const players = reading.saysSeats || seats === about.seats.min ? undefined : seats;
  return (
    <Frame
      title={texts.title(about.title)}
      game={about.id}
      style={seatStyle(about, reading.players ?? [])}
      crumb={frame.crumb(about.title, texts.tab)}
      actions={<BackToTable game={about.id} />}
    >
      <div class="viewer-page">
        <div class="viewer-side">
          <h1 class="sr-only">{texts.title(about.title)}</h1>
          <GameChoice game={about.id} />
          <p class="viewer-intro">{texts.intro}</p>
          <ViewerForm
            room={room}
            text={text}
            reading={reading}
            seats={seats}
            marked={marked?.of === text ? marked : undefined}
            isLinked={isLinked}
            isExample={examples.some((example) => example.text === text)}
            show={open}
            chooseSeats={(count) => void visit(text, undefined, count, true)}
            which={which}
            chooseMatch={(number) => setMatch({ of: text, number })}
          />
          <ViewerFindings
            reading={reading}
            text={text}
            game={about.id}
            show={(span) => setMarked({ of: text, span })}
            isKept={isKept}
          />
          <ViewerExamples game={about.id} examples={examples} text={text} />
        </div>
        <ViewerBoard
          key={`${shown.which} ${shown.text}`}
          room={room}
          screen={screen}
          reading={shown.reading}
          step={shown.step}
          remember={(at) => isLinked && !isKept && void visit(text, at, players, true)}
        />
      </div>
    </Frame>
  );
}

interface Shown {
  readonly reading: Reading;
  readonly text: string;
  readonly which: number;
  readonly step: number | undefined;
}

/** A text that cannot be read leaves the board as it was: an empty one would look as if everything were lost. */
function useLastReadable(now: Shown): Shown {
  const last = useRef(now);
  const [first] = now.reading.positions;
  if (first || last.current.reading.positions.length === 0) last.current = now;
  return last.current;
}

/** Whether the text holds a match that was played in this browser: a link of somebody else's says "You", too. */
function isOwn(text: string): boolean {
  return store
    .listMatches()
    .matches.some(({ record, isFromFile }) => !isFromFile && text.includes(`"log":${JSON.stringify(record.log)}`));
}

/** Opens what somebody pasted where it belongs: at a link of ours, in the study, or in the viewer of its game. */
function useOpening(current: string, visit: (text: string) => Promise<void>): (pasted: string) => void {
  const [, go] = useLocation();
  const open = async (pasted: string) => {
    const { text, game = current, link } = await recognise(pasted);
    if (link) return go(link.path);
    if (isStudy(text)) return go(await studyLink(game, text));
    const packed = game === current ? undefined : await packText(text);
    if (packed === undefined) await visit(text);
    else go(paths.view(game, packed));
  };
  return (pasted) => void open(pasted);
}

/** The text that is shown, and how to show another: by its link, so that it can be shared and gone back to. */
function useShownText(game: string, linked: string, examples: readonly Example[]) {
  const [, go] = useLocation();
  /** A text that is too long for a link is only kept here, until another link is opened. */
  const [unlinked, setUnlinked] = useState<{ readonly over: string; readonly text: string }>();
  const isLinked = unlinked?.over !== linked;
  const visit = async (text: string, step?: number, seats?: number, replace = false) => {
    const { hash } = location;
    const example = examples.find((each) => each.text === text);
    const packed = example ? `!${example.id}` : await packText(text);
    // Somebody went on while the text was being packed.
    if (location.hash !== hash) return;
    if (packed === undefined) setUnlinked({ over: linked, text });
    else go(paths.view(game, packed, step, seats), { replace });
  };
  return { text: isLinked ? linked : unlinked.text, isLinked, visit };
}

/** The text that an address means: one of its own, an example, or where it has none the first example. */
function resolve(room: Room, examples: readonly Example[], text: string): string {
  if (text !== '' && !text.startsWith('!')) return text;
  const example = examples.find(({ id }) => id === text.slice(1)) ?? examples[0];
  if (example) return example.text;
  return room.game.format(room.game.start(room.about.seats.min, must(settle(room.about.options, {}))));
}

/** The last value that arrived; `undefined` until the first does. */
function useLater<T>(load: (key: string) => Promise<T>, key: string): T | undefined {
  const [value, setValue] = useState<{ readonly is: T }>();
  useEffect(() => {
    let current = true;
    load(key).then((is) => current && setValue({ is }));
    return () => {
      current = false;
    };
  }, [load, key]);
  return value?.is;
}
