import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { texts as players } from '#texts/web/players.ts';
import { texts } from '#texts/web/viewer.ts';
import type { Position } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import type { Mark } from '../../kit/draw/place.ts';
import type { GameScreen } from '../../kit/table.ts';
import { copyText } from '../copy-text.ts';
import { countedIn, numberAfter } from '../counted.ts';
import type { Reading } from '../pasted-text.ts';
import { Stepper } from './stepper.tsx';
import { EditButton, StudyButton } from './viewer-tools.tsx';

/** The link follows when somebody has come to rest: browsers refuse an address that changes too often. */
const REST = 400;

const NO_MARKS: readonly Mark[] = [];

/** The positions of a text, one at a time. Keyed by its text: another text begins anew. */
export function ViewerBoard({
  room,
  screen,
  reading,
  step,
  remember,
}: {
  readonly room: Room;
  readonly screen: GameScreen | undefined;
  readonly reading: Reading;
  /** Where the link says to begin; as it stands where it says nothing. */
  readonly step: number | undefined;
  readonly remember: (step: number) => void;
}) {
  const last = reading.positions.length - 1;
  /** Counts until the link says something else: it follows, or somebody goes back. */
  const [chosen, setChosen] = useState<{ readonly over: number | undefined; readonly at: number }>();
  const mine = chosen && chosen.over === step ? chosen.at : undefined;
  const at = Math.max(0, Math.min(mine ?? step ?? last, last));
  useRemembered(mine, remember);
  const earlier = useCallback(() => reading.positions, [reading]);
  const go = (to: number) => setChosen({ over: step, at: to });
  if (!screen || last < 0) return <div class="viewer-nothing" />;
  const { Still } = screen;
  const { captions, seen = captions, marks = [] } = reading;
  const position = reading.positions[at];
  const names = reading.names ?? namesFor(position);
  const line = lineOf(room, position);
  return (
    <div class="viewer">
      {last > 0 && (
        <Stepper {...{ at, last, go }} moment={momentOf(room, reading, at)} words={captions[at]} seen={seen[at]} />
      )}
      <Still {...{ position, names, earlier }} marks={marks[at] ?? NO_MARKS} isText />
      {line !== undefined && (
        <div class="viewer-foot">
          <PositionLine line={line} />
          {room.editor && <EditButton game={room.about.id} line={line} />}
          <StudyButton game={room.about.id} text={line} word={texts.studyPosition} />
        </div>
      )}
    </div>
  );
}

function useRemembered(chosen: number | undefined, remember: (step: number) => void): void {
  const latest = useRef(remember);
  latest.current = remember;
  useEffect(() => {
    if (chosen === undefined) return;
    const timer = setTimeout(() => latest.current(chosen), REST);
    return () => clearTimeout(timer);
  }, [chosen]);
}

/** A pasted text that is no match goes from line to line, not from turn to turn. */
function momentOf(room: Room, { kind, positions }: Reading, at: number): string {
  const counting = kind === 'match' ? room : {};
  const numberAt = (step: number) => numberAfter(counting, positions, step);
  return countedIn(counting).outOf(numberAt(at), numberAt(positions.length - 1));
}

function namesFor({ seats }: Position): string[] {
  return Array.from({ length: seats }, (_, seat) => players.player(seat + 1));
}

/** Only where it can be pasted again: what breaks a rule has no line. */
function lineOf({ game }: Room, position: Position): string | undefined {
  const text = game.format(position);
  return game.parse(text).ok ? text : undefined;
}

function PositionLine({ line }: { readonly line: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const isDone = await copyText(line);
    // Then one key copies it.
    if (!isDone) return field.current?.select();
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <details class="line">
      <summary>{texts.exportPosition}</summary>
      <div class="line-row">
        <label>
          <span class="fine">{texts.line}</span>
          <input ref={field} type="text" readOnly value={line} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <button type="button" aria-live="polite" onClick={() => void copy()}>
          {isCopied ? texts.copied : texts.copy}
        </button>
      </div>
    </details>
  );
}
