import { texts } from '#texts/web/study-draw.ts';
import { PENS, shapeOf } from '../../kit/draw/pens.ts';
import type { Sketch, Spot } from '../../kit/draw/place.ts';
import { Segments } from '../../kit/segments.tsx';
import { useShortcuts } from '../../kit/shortcuts.ts';
import type { Desk } from './use-desk.ts';
import type { SpottedPage } from './use-spots.ts';

/** While somebody draws: which pen, how, and what is drawn, in words. */
export function StudyDraw({
  desk: { tree, at, offerBack },
  page: { all, start },
  pen,
  setPen,
  close,
}: {
  readonly desk: Desk;
  readonly page: SpottedPage;
  readonly pen: number;
  readonly setPen: (pen: number) => void;
  readonly close: () => void;
}) {
  useShortcuts('page', [{ keys: ['Escape'], words: texts.done, act: close }]);
  const nameOf = (id: string | undefined) => shortName(all, id);
  return (
    <section class="study-draw" aria-label={texts.title}>
      <div class="study-row study-pens">
        <Segments
          name="study-pen"
          legend={texts.pen}
          isQuiet
          choices={PENS.map((_, value) => ({ value, says: texts.pens[value], title: <PenPicture pen={value} /> }))}
          value={pen}
          change={setPen}
        />
        <button type="button" class="quiet" onClick={close}>
          {texts.done}
        </button>
      </div>
      <p class="fine">{texts.how}</p>
      <details class="fine">
        <summary>{texts.keys}</summary>
        {texts.keysSay.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </details>
      <p role="status" class="fine">
        {start === undefined ? '' : texts.arrowFrom(nameOf(start))}
      </p>
      {at.sketches.length > 0 && (
        <>
          <ul class="study-drawn">
            {at.sketches.map((sketch) => (
              <li key={`${sketch.from} ${sketch.to}`}>
                <PenPicture pen={sketch.pen} />
                <span>{say(sketch, nameOf)}</span>
                <button
                  type="button"
                  class="quiet"
                  aria-label={texts.removeOne(say(sketch, nameOf))}
                  onClick={() => tree.sketch(at, sketch)}
                >
                  {texts.remove}
                </button>
              </li>
            ))}
          </ul>
          <button type="button" onClick={() => offerBack(texts.removedAll, tree.clearSketches(at))}>
            {texts.clear}
          </button>
        </>
      )}
    </section>
  );
}

function say({ from, to, pen }: Sketch, nameOf: (id: string | undefined) => string): string {
  return to === undefined
    ? texts.mark(texts.colours[pen], nameOf(from))
    : texts.arrow(texts.colours[pen], nameOf(from), nameOf(to));
}

/** Where it is, without what is there. */
function shortName(spots: readonly Spot[], id = ''): string {
  return (spots.find((spot) => spot.id === id)?.name ?? id).split(':')[0];
}

function PenPicture({ pen }: { readonly pen: number }) {
  return (
    <svg class={`pen sketch is-${PENS[pen]}`} viewBox="-1.4 -1.4 2.8 2.8" aria-hidden="true">
      <path class="sketch-line" d={shapeOf(pen)} stroke-width={0.45} />
    </svg>
  );
}
