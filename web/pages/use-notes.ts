import { useLayoutEffect } from 'preact/hooks';
import { isAdopted, studies } from '../study/study-store.ts';
import { formatStudy, hasNotes, type Study } from '../study/study-text.ts';

/** Keeps whatever somebody adds to a study, with every change: pages close without asking. */
export function useNotes(study: Study, given: string): void {
  useLayoutEffect(() => {
    const { tree } = study;
    let seen = tree.version;
    return tree.subscribe(() => {
      if (tree.version === seen) return;
      seen = tree.version;
      if (hasNotes(study) || isAdopted(given)) studies.save(given, formatStudy(study));
      else studies.remove(given);
    });
  }, [study, given]);
}
