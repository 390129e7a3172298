import { useEffect, useState } from 'preact/hooks';
import { packText } from '../packed-text.ts';

/** The text as an address holds it: itself until it is packed, and where no link can hold it. */
export function usePacked(text: string): string {
  const [known, know] = useState<{ readonly text: string; readonly packed: string }>();
  useEffect(() => {
    let isCurrent = true;
    packText(text).then((packed) => isCurrent && know({ text, packed: packed ?? text }));
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return known?.text === text ? known.packed : text;
}
