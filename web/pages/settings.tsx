import { useState } from 'preact/hooks';
import { texts } from '#texts/web/dialogs.ts';
import { confirmsPlacing, setConfirmsPlacing } from '../../kit/confirming.ts';
import { isStill, SYSTEM_STILL, setStill } from '../../kit/motion.ts';
import { Segments, titled } from '../../kit/segments.tsx';
import { isMuted, loadVolume, playSound, setMuted, setVolume } from '../../kit/sound.ts';
import { store } from '../session/here.ts';
import { PACES, type Pace } from '../session/store.ts';
import { loadTheme, saveTheme, THEMES } from '../theme.ts';
import { TOUCH, useMedia } from './use-media.ts';

const { settings } = texts;

/** How the app looks, sounds and behaves for whoever uses this browser. Each choice counts at once and is kept. */
export function Settings({
  isAlone = false,
  isWatched = false,
}: {
  /** Nobody else moves: there is no pace to choose. */
  readonly isAlone?: boolean;
  /** Nobody places anything here: there is nothing to confirm. */
  readonly isWatched?: boolean;
}) {
  return (
    <div class="settings">
      <div class="settings-looks">
        <ThemeChoice />
        <MotionChoice />
      </div>
      <SoundChoice />
      {!isAlone && <PaceChoice />}
      {!isWatched && <ConfirmChoice />}
    </div>
  );
}

function ThemeChoice() {
  const [theme, choose] = useKept(loadTheme, saveTheme);
  return (
    <Segments
      name="theme"
      legend={settings.theme}
      choices={THEMES.map((value) => ({ value, title: settings.themes[value] }))}
      value={theme}
      change={choose}
    />
  );
}

function SoundChoice() {
  const [muted, mute] = useState(isMuted);
  const [volume, turn] = useState(loadVolume);
  const chooseSound = (on: boolean) => {
    setMuted(!on);
    mute(!on);
  };
  return (
    <div class="settings-sound">
      <OnOff name="sound" legend={settings.sound} isOn={!muted} change={chooseSound} />
      <label>
        <span>{settings.volume}</span>
        <input
          type="range"
          min={10}
          max={100}
          step={10}
          value={volume}
          disabled={muted}
          onInput={(event) => {
            setVolume(Number(event.currentTarget.value));
            turn(loadVolume());
          }}
          // Once it is let go, so that one hears how loud it is.
          onChange={() => playSound('wood')}
        />
      </label>
    </div>
  );
}

function PaceChoice() {
  const [pace, choose] = useKept(
    () => store.loadPace(),
    (chosen: Pace) => store.savePace(chosen),
  );
  return (
    <Segments name="pace" legend={settings.pace} choices={titled(PACES, settings.paces)} value={pace} change={choose} />
  );
}

/** Where the system asks for it already, there is nothing to choose. */
function MotionChoice() {
  const [still, choose] = useKept(isStill, setStill);
  if (useMedia(SYSTEM_STILL)) return null;
  return <OnOff name="motion" legend={settings.motion} isOn={!still} change={(on) => choose(!on)} />;
}

function ConfirmChoice() {
  const [confirms, choose] = useKept(confirmsPlacing, setConfirmsPlacing);
  // A finger hides what it points at, so it is always asked.
  if (useMedia(TOUCH)) return <p class="fine">{settings.confirmTouch}</p>;
  return (
    <div>
      <OnOff name="confirm" legend={settings.confirm} isOn={confirms} change={choose} />
      <p class="fine">{confirms ? settings.confirmSays.on : settings.confirmSays.off}</p>
    </div>
  );
}

/** A choice that the browser keeps. */
function useKept<T>(load: () => T, keep: (value: T) => void): readonly [T, (value: T) => void] {
  const [value, setValue] = useState(load);
  const choose = (chosen: T) => {
    keep(chosen);
    setValue(() => chosen);
  };
  return [value, choose];
}

interface OnOffProps {
  readonly name: string;
  readonly legend: string;
  readonly isOn: boolean;
  readonly change: (on: boolean) => void;
}

function OnOff({ name, legend, isOn, change }: OnOffProps) {
  const choices = [
    { value: 'on', title: settings.on },
    { value: 'off', title: settings.off },
  ] as const;
  return (
    <Segments
      {...{ name, legend, choices }}
      value={isOn ? 'on' : 'off'}
      change={(value: 'on' | 'off') => change(value === 'on')}
    />
  );
}
