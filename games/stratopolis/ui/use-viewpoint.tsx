import { useEffect, useState } from 'preact/hooks';
import { browserTexts } from '../../../kit/text-store.ts';

const KEY = 'boardwalk.stratopolis.view';
const SIZES = 'boardwalk.stratopolis.sizes';

type View = 'above' | 'depth';

/** As long as the tab is open: a match, its result and a review of it have addresses of their own. */
let cornerNow = 0;

/** From where somebody looks at the city; from above or in depth is remembered from match to match. */
export interface Viewpoint {
  readonly isDeep: boolean;
  /** Quarters walked round the city. */
  readonly corner: number;
  readonly setDeep: (isDeep: boolean) => void;
  readonly setCorner: (corner: number) => void;
}

/**
 * `usual` is what is shown until somebody chooses. In a lesson the city is seen from where its words look, at first, and a
 * match that begins is seen as every match is.
 */
export function useViewpoint(usual: View, { isLesson = false, isNew = false } = {}): Viewpoint {
  const [view, show] = useState<View>(() => chosenView() ?? usual);
  const [corner, walkTo] = useState(() => {
    if (isNew && !isLesson) cornerNow = 0;
    return isLesson ? 0 : cornerNow;
  });
  // Looking back on a match shows the city as the match did.
  useEffect(() => {
    if (usual === 'depth' && chosenView() === undefined) browserTexts.set(KEY, usual);
  }, [usual]);
  const setDeep = (isDeep: boolean) => {
    const next = isDeep ? 'depth' : 'above';
    browserTexts.set(KEY, next);
    show(next);
  };
  const setCorner = (next: number) => {
    if (!isLesson) cornerNow = next;
    walkTo(next);
  };
  return { isDeep: view === 'depth', corner, setDeep, setCorner };
}

/** Whether the sizes of the regions are written on them: chosen once, it is so in every match. */
export function useSizes(): readonly [boolean, (isShown: boolean) => void] {
  const [sizes, set] = useState(() => browserTexts.get(SIZES) === 'on');
  const show = (isShown: boolean) => {
    browserTexts.set(SIZES, isShown ? 'on' : 'off');
    set(isShown);
  };
  return [sizes, show];
}

function chosenView(): View | undefined {
  const kept = browserTexts.get(KEY);
  return kept === 'depth' || kept === 'above' ? kept : undefined;
}
