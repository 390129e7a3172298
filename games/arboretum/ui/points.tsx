import { texts } from '#texts/arboretum/words.ts';
import type { Range } from './prospects.ts';

/** `12 points`, or `6–21 points` where hidden cards decide. */
export function Points({ range: { least, most } }: { readonly range: Range }) {
  return (
    <>
      <b class="arboretum-points" title={least === most ? undefined : texts.rangeHelp}>
        {texts.range(least, most)}
      </b>{' '}
      <small class="arboretum-unit">{texts.points(most)}</small>
    </>
  );
}
