import { useEffect, useRef, useState } from 'preact/hooks';
import type { Draft, Spot } from './use-draft.tsx';

/** Pixels before a press becomes a drag: a hand is not quite still when it clicks, a finger still less. */
const SLACK = { mouse: 5, finger: 10 };

interface Press {
  readonly card: number;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly element: HTMLElement;
  /** What was selected before, and is again when the card goes back. */
  readonly selected: number | undefined;
  /** It has moved far enough, once and for all: the click at its end is none. */
  carries: boolean;
  over: boolean;
}

export interface CardDrag {
  /** The card that is in the air. */
  readonly carried: number | undefined;
  readonly handlersOf: (card: number) => {
    readonly [name in 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel']: (
      event: PointerEvent,
    ) => void;
  };
  /** The click that ends a drag is not meant for the card. */
  readonly isClick: (event: MouseEvent) => boolean;
}

/** Carries a card of the hand to a lit square or the lit pile, as a short cut for selecting and placing. */
export function useCardDrag(draft: Draft): CardDrag {
  const latest = useRef(draft);
  latest.current = draft;
  const press = useRef<Press>();
  const [carried, carry] = useState<number>();
  const end = (held: Press) => {
    held.over = true;
    held.element.style.translate = '';
    carry(undefined);
    latest.current.point(undefined);
  };
  const putBack = () => {
    const held = press.current;
    if (!held?.carries || held.over) return;
    end(held);
    latest.current.select(held.selected);
  };
  const move = (event: PointerEvent) => {
    const held = press.current;
    if (held?.pointer !== event.pointerId || held.over) return;
    const [right, down] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.carries) {
      if (Math.hypot(right, down) < (event.pointerType === 'mouse' ? SLACK.mouse : SLACK.finger)) return;
      held.carries = true;
      carry(held.card);
      latest.current.select(held.card);
    }
    held.element.style.translate = `${right}px ${down}px`;
    latest.current.point(spotAt(event));
  };
  const drop = (event: PointerEvent) => {
    const held = press.current;
    if (held?.pointer !== event.pointerId) return;
    const spot = spotAt(event);
    if (!held.carries || held.over || !spot || !latest.current.isLegal(spot)) {
      putBack();
      held.over = true;
      return;
    }
    end(held);
    latest.current.choose(spot, false);
  };
  useEscape(carried !== undefined, putBack);
  return {
    carried,
    handlersOf: (card: number) => ({
      onPointerDown: (event: PointerEvent) => {
        press.current = pressOn(event, card, latest.current.selected) ?? press.current;
      },
      onPointerMove: move,
      onPointerUp: drop,
      onPointerCancel: putBack,
    }),
    isClick: (event: MouseEvent) => event.detail === 0 || !press.current?.carries,
  };
}

function pressOn(event: PointerEvent, card: number, selected: number | undefined): Press | undefined {
  const { currentTarget: element, pointerId: pointer, clientX: x, clientY: y } = event;
  if (!event.isPrimary || event.button !== 0 || !(element instanceof HTMLElement)) return undefined;
  // A quick mouse has left the card before it has moved far enough.
  element.setPointerCapture(pointer);
  return { card, pointer, x, y, element, selected, carries: false, over: false };
}

function useEscape(active: boolean, leave: () => void) {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && latest.current();
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [active]);
}

/** The square or pile under the pointer; the carried card itself is out of the way (`pointer-events: none`). */
function spotAt({ clientX, clientY }: PointerEvent): Spot | undefined {
  const place = document.elementFromPoint(clientX, clientY)?.closest('.arboretum-square, .arboretum-pile');
  const [, kind, id] = /^arboretum-(square|pile)-(-?\d+)$/.exec(place?.id ?? '') ?? [];
  return kind === 'square' || kind === 'pile' ? { kind, id: Number(id) } : undefined;
}
