import { texts } from '#texts/web/study.ts';
import { useShortcuts } from '../../kit/shortcuts.ts';
import { isMistake, mistakeBeside, mistakesOf } from '../study/chances.ts';
import { NEXT_ONE } from './next-key.ts';
import { type Desk, showPly, verdictOn } from './use-desk.ts';

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
          { keys: [NEXT_ONE], words: texts.next, act: go(1) },
          { keys: [`Shift+${NEXT_ONE}`], words: texts.previous, act: go(-1) },
        ]
      : [],
  );
}
