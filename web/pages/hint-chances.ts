import { texts } from '#texts/web/hints.ts';
import { isNearlyLost, isNearlyWon, type JudgedMove } from '../../games/ideas.ts';

/** A chance in words: "about", "60%". */
export interface Told {
  readonly small: string;
  readonly large: string;
  /** For several ideas at once. */
  readonly alike: (ideas: number) => string;
}

/** The chance beside each idea; beside a number all are numbers: nobody can compare "very likely" with "94%". */
export function tellChances(hints: readonly JudgedMove[]): readonly (Told | undefined)[] {
  const told = hints.map((hint) => chanceOf(hint));
  return told.some((each) => each?.large) ? hints.map((hint) => chanceOf(hint, true)) : told;
}

function chanceOf({ win, doubt }: JudgedMove, isBesideNumber = false): Told | undefined {
  if (win === undefined) return undefined;
  if (doubt === 0 && (win === 1 || win === 0)) return win === 1 ? texts.won : texts.lost;
  if (isNearlyWon(win)) return isBesideNumber ? texts.above : texts.almostWon;
  if (isNearlyLost(win)) return isBesideNumber ? texts.below : texts.almostLost;
  return (doubt === 0 ? texts.exact : texts.about)(percentOf(win));
}

/** The table's chance above the ideas, and what is below it where there is little room: in words, unless an idea has a number. */
export function tellChance(
  win: number,
  hints: readonly JudgedMove[],
): { readonly words: string; readonly below: string } {
  const isBesideNumber = tellChances(hints).some((each) => each?.large);
  if (isNearlyWon(win))
    return isBesideNumber ? over(texts.above.large) : { words: texts.surelyWon, below: texts.short };
  if (isNearlyLost(win))
    return isBesideNumber ? over(texts.below.large) : { words: texts.surelyLost, below: texts.short };
  return over(texts.percent(percentOf(win)));
}

function over(words: string) {
  return { words, below: texts.toWin };
}

/** An estimate is never certain: nobody should lose what was promised at 100 %. */
export function percentOf(chance: number): number {
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
