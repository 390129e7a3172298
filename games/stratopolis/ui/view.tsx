import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Picture } from '../../../kit/picture.tsx';
import { ZoomBoard } from '../../../kit/zoom-board.tsx';
import type { StratopolisPosition } from '../position.ts';
import { Board, type BoardProps } from './board.tsx';
import { drawDepth } from './depth.ts';
import { scoringRegions } from './draft.ts';
import { closeFrameOf } from './frame.ts';
import { Legend } from './legend.tsx';
import { useKeys } from './use-draft.tsx';

/** The city and the bar under it: from above, to play on, or in depth, to look at. */
export function View(props: Omit<BoardProps, 'aspect' | 'width' | 'sizes'>) {
  const [sizes, showSizes] = useState(false);
  const [deep, showDepth] = useState(false);
  const { ref, aspect, width } = useRoom();
  useKeys({ s: () => showSizes(!sizes), d: () => showDepth(!deep) });
  return (
    <div class="stratopolis-view">
      <div class="stratopolis-city" ref={ref}>
        {deep && props.tile !== undefined && (
          <p class="stratopolis-note">Only to look at: Depth again, and you can place.</p>
        )}
        {deep ? <Depth position={props.position} /> : <Board {...props} {...{ sizes, aspect, width }} />}
      </div>
      <div class="stratopolis-bar">
        <button type="button" aria-pressed={sizes} disabled={deep} onClick={() => showSizes(!sizes)}>
          Sizes <kbd>S</kbd>
        </button>
        <button type="button" aria-pressed={deep} onClick={() => showDepth(!deep)}>
          Depth <kbd>D</kbd>
        </button>
        {props.tile !== undefined && !deep && <Legend seat={props.position.mover} />}
      </div>
    </div>
  );
}

function Depth({ position }: { readonly position: StratopolisPosition }) {
  const { box, drawing } = useMemo(
    () => drawDepth(position, closeFrameOf(position), scoringRegions(position)),
    [position],
  );
  return (
    <ZoomBoard box={box} label="The city in depth, to look at" name="stratopolis-board">
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
