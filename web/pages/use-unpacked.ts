import { useEffect, useState } from 'preact/hooks';
import { unpackText } from '../packed-text.ts';

/** The text that an address holds; `undefined` while it is unpacked. */
export function useUnpacked(packed: string): string | undefined {
  const [known, know] = useState<{ readonly packed: string; readonly text: string }>();
  useEffect(() => {
    let isCurrent = true;
    unpackText(packed).then((text) => isCurrent && know({ packed, text }));
    return () => {
      isCurrent = false;
    };
  }, [packed]);
  return known?.packed === packed ? known.text : undefined;
}
