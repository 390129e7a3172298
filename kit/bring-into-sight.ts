import { wantsLessMotion } from './motion.ts';

/** Scrolls no further than it takes to see the whole of something that has just been opened. */
export function bringIntoSight(element: Element | null | undefined): void {
  element?.scrollIntoView({ block: 'nearest', behavior: wantsLessMotion() ? 'instant' : 'smooth' });
}
