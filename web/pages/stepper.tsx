import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { texts as shortcuts } from '#texts/web/shortcuts.ts';
import { texts } from '#texts/web/viewer.ts';
import { Segments } from '../../kit/segments.tsx';
import { type Shortcut, useShortcuts } from '../../kit/shortcuts.ts';
import { SeenWords } from './seen-words.tsx';

const keys = shortcuts.replay;

/** How long each step is shown while the steps go by, in milliseconds. */
const SPEEDS = { slow: 1800, normal: 900, fast: 350 } as const;
type Speed = keyof typeof SPEEDS;

/** Words of more characters are set smaller and closer: they have to fit the room that nothing moves for. */
const LONG = 54;

/** Forward and back through the steps of a match: buttons, a slider, arrow keys, and what happened last. */
export function Stepper({
  at,
  last,
  moment,
  words,
  seen = words,
  go,
  turns = NO_TURNS,
  takesFocus = false,
  children,
}: {
  readonly at: number;
  readonly last: number;
  /** Which step this is, as people count: "Move 3 of 12". Empty where there is only one. */
  readonly moment: string;
  readonly words: string;
  /** What the eye reads instead, where the board shows the place. */
  readonly seen?: string;
  readonly go: (step: number) => void;
  /** The steps with which turns end, where they may have several. */
  readonly turns?: readonly number[];
  /** The slider gets the focus, so that the arrow keys step at once. */
  readonly takesFocus?: boolean;
  readonly children?: ComponentChildren;
}) {
  const slider = useRef<HTMLInputElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  useEffect(() => {
    if (takesFocus) slider.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (!isPlaying) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => go(at + 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [isPlaying, at, last, go, speed]);
  const told = texts.at(moment, seen);
  const step = (to: number) => {
    setPlaying(false);
    if (to >= 0 && to <= last && to !== at) go(to);
  };
  const play = () => {
    if (at >= last) go(0);
    setPlaying(!isPlaying);
  };
  useShortcuts('page', [
    { keys: ['ArrowLeft'], words: keys.back, act: () => step(at - 1) },
    { keys: ['ArrowRight'], words: keys.forward, act: () => step(at + 1) },
    ...turnKeys(turns, at, step),
    { keys: ['Home'], words: keys.first, act: () => step(0) },
    { keys: ['End'], words: keys.last, act: () => step(last) },
    { keys: [' '], words: keys.play, act: play },
  ]);
  return (
    <div class="stepper">
      <span class="stepper-buttons">
        <IconButton icon="first" disabled={at === 0} press={() => step(0)} />
        <IconButton icon="back" disabled={at === 0} press={() => step(at - 1)} />
        <IconButton icon={isPlaying ? 'pause' : 'play'} disabled={last === 0} press={play} />
        <IconButton icon="forward" disabled={at === last} press={() => step(at + 1)} />
        <IconButton icon="last" disabled={at === last} press={() => step(last)} />
      </span>
      <input
        ref={slider}
        type="range"
        aria-label={texts.step}
        min={0}
        max={last}
        value={at}
        disabled={last === 0}
        onInput={(event) => step(Number(event.currentTarget.value))}
      />
      <Segments
        name="speed"
        legend={texts.speed}
        isQuiet
        choices={(Object.keys(SPEEDS) as Speed[]).map((value) => ({ value, ...texts.speeds[value] }))}
        value={speed}
        change={setSpeed}
      />
      <output class={told.length > LONG ? 'is-long' : undefined}>
        <SeenWords words={texts.at(moment, words)} seen={told} />
      </output>
      {children}
    </div>
  );
}

/** From turn to turn, where some of them have several moves. */
function turnKeys(turns: readonly number[], at: number, step: (to: number) => void): readonly Shortcut[] {
  const back = () => step(turns.findLast((end) => end < at) ?? 0);
  const forward = () => step(turns.find((end) => end > at) ?? at);
  return turns.every((end, index) => end === index + 1)
    ? []
    : [
        { keys: ['Shift+ArrowLeft'], words: keys.turnBack, act: back },
        { keys: ['Shift+ArrowRight'], words: keys.turnForward, act: forward },
      ];
}

const ICONS = {
  first: 'M5 5v14h2.5V5zM19 5v14l-10-7z',
  back: 'M15.5 4l2.5 2.5-5.5 5.5 5.5 5.5-2.5 2.5-8-8z',
  play: 'M7 4v16l13-8z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  forward: 'M8.5 4l-2.5 2.5 5.5 5.5-5.5 5.5 2.5 2.5 8-8z',
  last: 'M19 5v14h-2.5V5zM5 5v14l10-7z',
};

function IconButton({
  icon,
  disabled,
  press,
}: {
  readonly icon: keyof typeof ICONS;
  readonly disabled: boolean;
  readonly press: () => void;
}) {
  return (
    <button type="button" disabled={disabled} onClick={press} aria-label={texts[icon]} title={texts[icon]}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  );
}

const NO_TURNS: readonly number[] = [];
