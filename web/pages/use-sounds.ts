import { useEffect, useRef } from 'preact/hooks';
import { playSound, readySound } from '../../kit/sound.ts';
import type { GameScreen } from '../../kit/table.ts';
import type { Snapshot } from '../session/session.ts';

/** A sound for every move, as the game tells; nothing after undo. */
export function useSounds({ position, log, earlier }: Snapshot, { soundOf }: GameScreen): void {
  const before = useRef(log.length);
  useEffect(() => {
    // Once the table is on the screen.
    const timer = setTimeout(readySound, 300);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (log.length > before.current) {
      playSound(soundOf?.(earlier()[before.current], position) ?? 'wood');
    }
    before.current = log.length;
  }, [position, log, earlier, soundOf]);
}
