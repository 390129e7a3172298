import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { texts as all } from '#texts/stratopolis/table.ts';
import { fillIn } from '../../../kit/fill-in.tsx';
import { Picture } from '../../../kit/picture.tsx';
import { useShortcuts } from '../../../kit/shortcuts.ts';
import { ZoomBoard } from '../../../kit/zoom-board.tsx';
import type { StratopolisPosition } from '../position.ts';
import { Board, type BoardProps } from './board.tsx';
import { drawDepth } from './depth.ts';
import { scoringRegions } from './draft.ts';
import { Legend } from './legend.tsx';

const texts = all.board;

/** The city and the bar under it: from above, to play on, or in depth, to look at. */
export function View(props: Omit<BoardProps, 'aspect' | 'width' | 'sizes'>) {
  const [sizes, showSizes] = useState(false);
  const [deep, showDepth] = useState(false);
  const [corner, setCorner] = useState(0);
  const walk = () => setCorner((corner + 1) & 3);
  const { ref, aspect, width } = useRoom();
  useShortcuts('game', [
    { keys: ['D'], words: all.keys.depth, act: () => showDepth(!deep) },
    deep
      ? { keys: ['W'], words: all.keys.around, act: walk }
      : { keys: ['S'], words: all.keys.sizes, act: () => showSizes(!sizes) },
  ]);
  return (
    <div class="stratopolis-view">
      {deep && props.tile !== undefined && <p class="stratopolis-note">{texts.onlyToLook}</p>}
      <div class="stratopolis-city" ref={ref}>
        {deep ? (
          <Depth position={props.position} corner={corner} />
        ) : (
          <Board {...props} {...{ sizes, aspect, width }} />
        )}
      </div>
      <div class="stratopolis-bar">
        <button type="button" aria-pressed={deep} onClick={() => showDepth(!deep)}>
          {fillIn(texts.depthButton, { key: <kbd>D</kbd> })}
        </button>
        {deep ? (
          <button type="button" onClick={walk}>
            {fillIn(texts.around, { key: <kbd>W</kbd> })}
          </button>
        ) : (
          <button type="button" aria-pressed={sizes} onClick={() => showSizes(!sizes)}>
            {fillIn(texts.sizes, { key: <kbd>S</kbd> })}
          </button>
        )}
        {props.tile !== undefined && !deep && <Legend seat={props.position.mover} />}
      </div>
    </div>
  );
}

function Depth({ position, corner }: { readonly position: StratopolisPosition; readonly corner: number }) {
  const { box, drawing } = useMemo(() => drawDepth(position, scoringRegions(position), corner), [position, corner]);
  return (
    <ZoomBoard box={box} label={texts.depth} name="stratopolis-board">
      <Picture drawing={drawing} />
    </ZoomBoard>
  );
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
