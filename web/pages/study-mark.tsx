import { texts } from '#texts/web/study.ts';
import type { Mark } from '../../study/marks.ts';

/** The sign of a mark, in its colour; what it means is heard. */
export function StudyMark({ mark }: { readonly mark: Mark }) {
  return (
    <span class={`study-mark is-${mark}`} title={texts.marks[mark]}>
      <span aria-hidden="true">{texts.markSigns[mark]}</span>
      <span class="sr-only">{texts.marks[mark]}</span>
    </span>
  );
}
