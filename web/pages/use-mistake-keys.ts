import { texts } from '#texts/web/study.ts';
import { useShortcuts } from '../../kit/shortcuts.ts';
import type { Decision } from '../../study/decision.ts';
import { isMistake, mistakeAround, mistakeBeside, mistakesOf } from '../study/chances.ts';
import { NEXT_ONE } from './next-key.ts';
import { type Desk, showPly, verdictOn } from './use-desk.ts';

/** The next mistake or the last: of the player whose mistake is looked at, otherwise of the one whose chances are. */
export function mistakeFrom(desk: Desk, way: 1 | -1, find = mistakeBeside): Decision | undefined {
  const { report, at, seat } = desk;
  const shown = verdictOn(desk, at);
  const mistakes = report ? mistakesOf(report, shown && isMistake(shown) ? shown.seat : seat) : [];
  return find(mistakes, shown?.ply ?? at.ply, way);
}

/** Keys to those, round and round: a key that does nothing seems broken. */
export function useMistakeKeys(desk: Desk): void {
  const { report, tree } = desk;
  const go = (way: 1 | -1) => () => {
    const found = mistakeFrom(desk, way, mistakeAround);
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
