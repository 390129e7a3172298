import { texts } from '#texts/web/study.ts';
import { useShortcuts } from '../../kit/shortcuts.ts';
import { isMistake, mistakeBeside, mistakesOf } from '../study/chances.ts';
import { type Desk, showPly, verdictOn } from './use-desk.ts';

export const MISTAKE_KEYS = { next: 'J', previous: 'Shift+J' } as const;

/** Keys to the next and the last mistake: of the player whose mistake is looked at, otherwise of the one whose chances are. */
export function useMistakeKeys(desk: Desk): void {
  const { report, tree, at, seat } = desk;
  const shown = verdictOn(desk, at);
  const go = (way: 1 | -1) => () => {
    if (!report) return;
    const mistakes = mistakesOf(report, shown && isMistake(shown) ? shown.seat : seat);
    const found = mistakeBeside(mistakes, shown?.ply ?? at.ply, way);
    if (found) showPly(tree, found.ply + 1);
  };
  useShortcuts(
    'page',
    report
      ? [
          { keys: [MISTAKE_KEYS.next], words: texts.next, act: go(1) },
          { keys: [MISTAKE_KEYS.previous], words: texts.previous, act: go(-1) },
        ]
      : [],
  );
}
