import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { texts as all } from '#texts/stratopolis/table.ts';
import type { ShownScene } from '../../../kit/draw/scene.ts';
import { fillIn } from '../../../kit/fill-in.tsx';
import { useShortcuts } from '../../../kit/shortcuts.ts';
import { Board } from './board.tsx';
import type { BoardProps } from './board-props.ts';
import { DepthBoard } from './depth-board.tsx';
import { Legend } from './legend.tsx';
import { lastTileMarks } from './places.ts';
import { RisingRegions } from './rising-regions.tsx';
import type { StratopolisScene } from './scenes.ts';
import { type Sight, sightOf, Turning, useTurning } from './turning.tsx';
import { useSizes, type Viewpoint } from './use-viewpoint.tsx';

const texts = all.board;

interface ViewProps extends Omit<BoardProps, 'aspect' | 'width' | 'sizes'> {
  readonly viewpoint: Viewpoint;
  readonly shown?: ShownScene<StratopolisScene> | undefined;
}

/** The city, from above or in depth, and the bar under it. At the end it is seen in depth whatever was chosen. */
export function View({ viewpoint, shown: scene, ...given }: ViewProps) {
  const { isDeep, corner } = viewpoint;
  const isLastTile = scene?.scene.isLastTile === true;
  const shown = isLastTile ? undefined : scene;
  const { position, tile } = given;
  const last = useMemo(() => (isLastTile ? { marks: lastTileMarks(position) } : {}), [isLastTile, position]);
  const props = { ...given, ...last };
  const [sizes, showSizes] = useSizes();
  const { ref, aspect, width } = useRoom();
  const finale = useFinale(ref, viewpoint, shown);
  const { way, leave, end } = useTurning(ref, isDeep, corner);
  const isShownDeep = finale.isOn || isDeep;
  const keepFocus = useKeptFocus();
  const look = () => {
    // What was under the pointer is elsewhere now. What a finger has tapped, or a key has led to, stays.
    if (keepFocus() || given.tapped !== undefined) return;
    given.point(undefined);
    given.clear?.();
  };
  const changeDepth = () => {
    look();
    if (shown) return finale.toggle();
    leave();
    viewpoint.setDeep(!isDeep);
  };
  const walk = () => {
    look();
    if (!finale.isOn) leave();
    viewpoint.setCorner((corner + 1) & 3);
  };
  useShortcuts('game', [
    { keys: ['D'], words: all.keys.depth, act: changeDepth },
    { keys: ['S'], words: all.keys.sizes, act: () => showSizes(!sizes) },
    // From above there is nothing to walk round: as without its button, nothing happens.
    ...(isShownDeep ? [{ keys: ['W'], words: all.keys.around, act: walk }] : []),
  ]);
  return (
    <div class="stratopolis-view">
      <div class="stratopolis-city" ref={ref}>
        {finale.isOn && shown ? (
          <RisingRegions {...{ position, shown, aspect, width, corner }} from={finale.from} />
        ) : isDeep ? (
          <DepthBoard {...props} {...{ sizes, aspect, width, corner }} />
        ) : (
          <Board {...props} {...{ sizes, aspect, width }} />
        )}
        {way && !finale.isOn && <Turning {...{ position, end }} {...way} />}
      </div>
      <div class="stratopolis-bar">
        <button type="button" title={all.keys.depth} aria-pressed={isShownDeep} onClick={changeDepth}>
          {fillIn(texts.depthButton, { key: <kbd>D</kbd> })}
        </button>
        {isShownDeep && (
          <button type="button" title={all.keys.around} onClick={walk}>
            {fillIn(texts.around, { view: <span class="stratopolis-wide">{texts.view}</span>, key: <kbd>W</kbd> })}
          </button>
        )}
        {!finale.isOn && (
          <button
            type="button"
            class="stratopolis-sizes"
            title={all.keys.sizes}
            aria-pressed={sizes}
            onClick={() => showSizes(!sizes)}
          >
            {fillIn(texts.sizes, { key: <kbd>S</kbd> })}
          </button>
        )}
        {tile !== undefined && <Legend seat={position.mover} isDeep={isDeep} />}
      </div>
    </div>
  );
}

/**
 * Looked at from elsewhere the squares are drawn again: the one that a key has led to gets the focus back. After a click
 * it would not: a key makes browsers show that focus, and the tile would be tried where nobody points.
 */
function useKeptFocus(): () => boolean {
  const kept = useRef<string>();
  useLayoutEffect(() => {
    const square = kept.current;
    kept.current = undefined;
    if (square !== undefined) document.getElementById(square)?.focus();
  });
  return () => {
    kept.current = document.activeElement?.matches('.is-walked .stratopolis-cell')
      ? document.activeElement.id
      : undefined;
    return kept.current !== undefined;
  };
}

/** Whether the ending is on the board, and what was there before it began. Afterwards one may look at the board from above. */
function useFinale(
  city: { readonly current: HTMLElement | null },
  { isDeep, corner }: Viewpoint,
  shown: ShownScene | undefined,
) {
  const [isAway, leave] = useState(false);
  const begun = useRef<{ readonly from: Sight | undefined }>();
  if (!shown) begun.current = undefined;
  else begun.current ??= { from: sightOf(city.current, isDeep, corner) };
  const isOn = shown !== undefined && (shown.isMoving || !isAway);
  return { isOn, toggle: () => leave(isOn), from: begun.current?.from };
}

/** The room that the board has. */
function useRoom() {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ aspect: 1, width: 640 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (height > 0)
        setRoom((old) =>
          old.width === width && old.aspect === width / height ? old : { width, aspect: width / height },
        );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return { ref, ...room };
}
