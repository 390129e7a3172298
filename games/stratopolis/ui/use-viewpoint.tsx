import { useState } from 'preact/hooks';
import { browserTexts } from '../../../kit/text-store.ts';

const KEY = 'boardwalk.stratopolis.view';

/** From where somebody looks at the city; from above or in depth is remembered from match to match. */
export interface Viewpoint {
  readonly isDeep: boolean;
  /** Quarters walked round the city. */
  readonly corner: number;
  readonly setDeep: (isDeep: boolean) => void;
  readonly setCorner: (corner: number) => void;
}

export function useViewpoint(): Viewpoint {
  const [isDeep, showDepth] = useState(() => browserTexts.get(KEY) === 'depth');
  const [corner, setCorner] = useState(0);
  const setDeep = (deep: boolean) => {
    browserTexts.set(KEY, deep ? 'depth' : 'above');
    showDepth(deep);
  };
  return { isDeep, corner, setDeep, setCorner };
}
