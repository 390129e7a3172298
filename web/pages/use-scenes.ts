import { useEffect, useRef, useState } from 'preact/hooks';
import { OVER } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import type { Scene, ShownScene } from '../../kit/draw/scene.ts';
import { untilStill, wantsLessMotion } from '../../kit/motion.ts';
import { playSound } from '../../kit/sound.ts';
import type { GameScreen } from '../../kit/table.ts';
import type { LogLine, LogLines } from '../session/log-in-words.ts';
import type { Snapshot } from '../session/session.ts';
import type { Pace } from '../session/store.ts';
import { countUp } from './count-up.ts';

/** Before the first scene: the last move is still moving on the board. */
const WAITING = -1;
/** A move must be painted before anybody can ask whether it still moves. */
const PAINTING = 60;

/** What a millisecond takes at each pace. */
const TEMPOS: Readonly<Record<Pace, number>> = { calm: 1, quick: 0.6, instant: 0.25 };

/** What is played after a move, and whether the match goes on behind it. */
interface Moment {
  readonly snapshot: Snapshot;
  readonly scenes: readonly Scene[];
  readonly isEnding: boolean;
  /** False where the page was opened on a match that was over. */
  readonly isNew: boolean;
}

interface Progress {
  readonly scenes: readonly Scene[];
  readonly number: number;
  readonly isDone: boolean;
}

export interface Scenes {
  /** What the table shows: while a half-time is played, the match as it was then. */
  readonly snapshot: Snapshot;
  /** A moment is under way, and nobody can play. */
  readonly isPlaying: boolean;
  /** The last scene of a half-time is there to be read. */
  readonly isWaiting: boolean;
  readonly shown: ShownScene | undefined;
  /** The match has ended under the eyes of whoever is here. */
  readonly isNew: boolean;
  /** The end of the match, not something in the middle of it. */
  readonly isEnding: boolean;
  /** Its players had ended it before the page was opened. */
  readonly wasEnded: boolean;
  /** To the last scene, or past it. */
  readonly skip: () => void;
  /** The scene of now stays until somebody goes on. */
  readonly isPaused: boolean;
  /** Stops or goes on; nothing where nothing would go on by itself. */
  readonly pause: (() => void) | undefined;
  /** The ending once more. */
  readonly again: (() => void) | undefined;
}

/** Plays a game's great moments on the board, one scene after the other, once the move that brings them has come to rest. */
export function useScenes(
  live: Snapshot,
  parts: {
    readonly screen: GameScreen;
    readonly room: Room;
    readonly names: readonly string[];
    readonly pace: () => Pace;
  },
): Scenes {
  const held = useRef<Moment>();
  const wasEnded = useRef(live.ended !== undefined).current;
  const [progress, setProgress] = useState<Progress>({ scenes: [], number: WAITING, isDone: true });
  // What is played waits for nobody but those who take back the move that brought it: then the board goes back at once.
  const isHeld =
    held.current &&
    !held.current.isEnding &&
    isUnderWay(held.current, progress) &&
    live.log.length >= held.current.snapshot.log.length;
  if (!isHeld && held.current?.snapshot.position !== live.position) {
    held.current = momentOf(live, held.current?.snapshot, parts);
  }
  const moment = held.current as Moment;
  const { scenes, isEnding } = moment;
  const { number, isDone } = progress.scenes === scenes ? progress : firstOf(moment);
  const last = scenes.length - 1;
  const tempo = wantsLessMotion() ? 0 : TEMPOS[parts.pace()];
  const isMoving = !isDone && tempo > 0;
  const [stopped, stop] = useState<readonly Scene[]>();
  const isPaused = isMoving && stopped === scenes;
  useScene({ scenes, number, isMoving, isPaused, tempo }, () => {
    if (number < last) setProgress({ scenes, number: number + 1, isDone: false });
    else if (isEnding) setProgress({ scenes, number: last, isDone: true });
  });
  return {
    snapshot: isEnding || isDone ? live : moment.snapshot,
    isPlaying: !isDone,
    isNew: moment.isNew,
    isEnding,
    wasEnded,
    isWaiting: !isDone && !isEnding && number === last,
    shown: shownOf(moment, { scenes, number, isDone }, isMoving, tempo),
    isPaused,
    pause: isMoving && number >= 0 && number < last ? () => stop(isPaused ? undefined : scenes) : undefined,
    skip: () => {
      stop(undefined);
      setProgress({ scenes, number: last, isDone: isEnding || number === last });
    },
    again:
      isEnding && isDone && last >= 0 && tempo > 0
        ? () => setProgress({ scenes, number: 0, isDone: false })
        : undefined,
  };
}

function momentOf(
  snapshot: Snapshot,
  before: Snapshot | undefined,
  { screen, room, names }: { readonly screen: GameScreen; readonly room: Room; readonly names: readonly string[] },
): Moment {
  const { position, log, earlier } = snapshot;
  const isEnding = position.turn === OVER;
  const isNew = before !== undefined && log.length > before.log.length;
  const match = { position, before: before?.position ?? position, names, earlier, moved: lastPlaces(log) };
  const own = isNew || isEnding ? (screen.scenesOf?.(match) ?? []) : [];
  const scenes = own.length === 0 && isEnding ? countUp(room, match) : own;
  return { snapshot, scenes, isEnding, isNew };
}

/** Where the last move of a seat was made. Read from the end: a long match must not make every move wait. */
function lastPlaces(log: LogLines): LogLine['places'] {
  for (let line = log.length - 1; line >= 0; line--) {
    const told = log.at(line);
    if (told && told.seat >= 0) return told.places;
  }
  return [];
}

/** Where people want no motion, or the match was over before, only the last picture is shown. */
function firstOf({ scenes, isEnding, isNew }: Moment): Progress {
  const last = scenes.length - 1;
  // Without scenes the result still waits until the last move has come to rest.
  if (isEnding ? !isNew || wantsLessMotion() : last < 0) return { scenes, number: last, isDone: true };
  return { scenes, number: wantsLessMotion() ? last : scenes[0]?.showsMove ? 0 : WAITING, isDone: false };
}

function isUnderWay(moment: Moment, progress: Progress): boolean {
  return !(progress.scenes === moment.scenes ? progress : firstOf(moment)).isDone;
}

/** Nothing while the last move comes to rest, nor after a half-time: the board goes on. */
function shownOf(
  { scenes, isEnding }: Moment,
  { number, isDone }: Progress,
  isMoving: boolean,
  tempo: number,
): ShownScene | undefined {
  const scene = scenes[number];
  if (!scene || (isDone && !isEnding)) return undefined;
  return { scene, number, isMoving, tempo: isMoving ? tempo : 0 };
}

interface Playing {
  readonly scenes: readonly Scene[];
  readonly number: number;
  readonly isMoving: boolean;
  readonly isPaused: boolean;
  readonly tempo: number;
}

/** Waits out a scene, with its sound. */
function useScene({ scenes, number, isMoving, isPaused, tempo }: Playing, next: () => void): void {
  const latest = useRef(next);
  latest.current = next;
  useEffect(() => {
    const sound = scenes[number]?.sound;
    if (isMoving && sound) playSound(sound);
  }, [scenes, number, isMoving]);
  useEffect(() => {
    if (!isMoving || isPaused) return;
    let isCurrent = true;
    const goOn = () => isCurrent && latest.current();
    const scene = scenes[number];
    const wait = scene ? scene.milliseconds * tempo : PAINTING;
    const timer = setTimeout(() => (scene ? goOn() : untilStill().then(goOn)), wait);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [scenes, number, isMoving, isPaused, tempo]);
}
