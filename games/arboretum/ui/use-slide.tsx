import { useLayoutEffect, useRef } from 'preact/hooks';
import { wantsLessMotion } from '../../../kit/motion.ts';

const MILLISECONDS = 260;

/** Elements of a row, by their ids: they move to their new places when one comes or goes, instead of jumping there. */
export function useSlide(ids: string): void {
  const places = useRef<ReadonlyMap<string, number>>(new Map());
  useLayoutEffect(() => {
    const all = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const before = places.current;
    places.current = new Map(all.map((element) => [element.id, element.offsetLeft]));
    if (wantsLessMotion()) return;
    for (const element of all) {
      const way = (before.get(element.id) ?? element.offsetLeft) - element.offsetLeft;
      if (way === 0) continue;
      element.animate([{ translate: `${way}px` }, { translate: '0px' }], {
        duration: MILLISECONDS,
        easing: 'ease-out',
      });
    }
  }, [ids]);
}
