import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { texts } from '#texts/web/viewer.ts';
import { useKeys } from '../../kit/keys.ts';

/** How long each step is shown while the steps go by. */
const PACE = 900;

/** Forward and back through the steps of a match: buttons, a slider, arrow keys, and what happened last. */
export function Stepper({
  at,
  last,
  words,
  go,
  takesFocus = false,
  hasKeys = false,
  children,
}: {
  readonly at: number;
  readonly last: number;
  readonly words: string;
  readonly go: (step: number) => void;
  /** The slider gets the focus, so that the arrow keys step at once. */
  readonly takesFocus?: boolean;
  /** The arrow keys step wherever the focus is, except on a board or where one writes. */
  readonly hasKeys?: boolean;
  readonly children?: ComponentChildren;
}) {
  const slider = useRef<HTMLInputElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (takesFocus) slider.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (!isPlaying) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => go(at + 1), PACE);
    return () => clearTimeout(timer);
  }, [isPlaying, at, last, go]);
  const step = (to: number) => {
    setPlaying(false);
    if (to >= 0 && to <= last && to !== at) go(to);
  };
  useKeys((event) => {
    const to = keyStep(event.key, at, last);
    const { target } = event;
    if (!hasKeys || to === undefined || (target instanceof Element && target.closest('.table-board'))) return;
    event.preventDefault();
    step(to);
  });
  const play = () => {
    if (at >= last) go(0);
    setPlaying(!isPlaying);
  };
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
      <output>{texts.at(at, last, words)}</output>
      {children}
    </div>
  );
}

function keyStep(key: string, at: number, last: number): number | undefined {
  if (key === 'ArrowLeft') return at - 1;
  if (key === 'ArrowRight') return at + 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

const ICONS = {
  first: 'M5 5v14h2.5V5zM19 5v14l-10-7z',
  back: 'M17 5v14l-11-7z',
  play: 'M7 4v16l13-8z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  forward: 'M7 5v14l11-7z',
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
