import { here } from '../session/here.ts';

const isHidden = () => document.hidden;

/** Runs something after a while, but not while nobody looks at the page. The answer takes that back. */
export function afterSeen(
  milliseconds: number,
  run: () => void,
  world: { readonly clock: Pick<typeof here.clock, 'after'>; readonly isHidden: () => boolean } = {
    clock: here.clock,
    isHidden,
  },
): () => void {
  let cancel = () => {};
  const wait = () => {
    cancel = world.clock.after(milliseconds, () => (world.isHidden() ? wait() : run()));
  };
  wait();
  return () => cancel();
}
