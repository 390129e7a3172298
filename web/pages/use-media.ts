import { useEffect, useState } from 'preact/hooks';

/** Whether a media query fits, now and whenever that changes. For what style sheets cannot do: the order of the Tab key. */
export function useMedia(query: string): boolean {
  const [fits, setFits] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const look = () => setFits(media.matches);
    look();
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, [query]);
  return fits;
}

/** As the style sheets of lobby and tables have it. */
export const NARROW = '(max-width: 900px)';

/** As the style sheets of the menu and the bar have it. */
export const PHONE = '(max-width: 700px)';

/** A finger, and most likely no keyboard. */
export const TOUCH = '(hover: none)';

/** A phone, upright or on its side. */
export const HANDHELD = '(max-width: 700px), (max-height: 500px)';

/** As low as a phone on its side, or a window at 200 %. */
export const SHORT = '(max-height: 480px)';
