import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { texts as playerTexts } from '#texts/web/players.ts';
import { texts } from '#texts/web/set-up.ts';
import type { About } from '../../games/room.ts';
import { SEAT_MARKS } from '../../kit/draw/seats.ts';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import { swapColours } from '../../online/seat-colours.ts';
import { coloursOf, type Player } from '../session/player.ts';

/** A seat's shape in its colour; where the game leaves a choice, a button that offers the six. */
export function SeatColour({
  about,
  players,
  seat,
  place,
  change,
}: {
  readonly about: About;
  readonly players: readonly Player[];
  readonly seat: number;
  /** Where the player will sit, which gives the shape. */
  readonly place: number;
  readonly change: (players: readonly Player[]) => void;
}) {
  if (about.seatColours) {
    return (
      <span class="seat-mark" style={{ '--own': `var(--seat-${place})`, '--own-tint': `var(--tint-${place})` }}>
        <SeatBadge seat={place} />
      </span>
    );
  }
  const colours = coloursOf(players);
  const choose = (colour: number) => {
    const now = swapColours(colours, seat, colour);
    change(players.map((player, at) => ({ ...player, colour: now[at] })));
  };
  const names = players.map(({ name }, at) => name.trim() || playerTexts.player(at + 1));
  return <ColourButton {...{ colours, names, seat, place, choose }} />;
}

interface ColourProps {
  /** By seat, all different. */
  readonly colours: readonly number[];
  readonly names: readonly string[];
  readonly seat: number;
  /** Gives the shape. */
  readonly place: number;
  readonly choose: (colour: number) => void;
  /** Seats that keep their colour; the others swap it. */
  readonly keeps?: (seat: number) => boolean;
}

/** A seat's shape as a button that offers the six colours. */
export function ColourButton(props: ColourProps) {
  const { colours, names, seat, place } = props;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const colour = colours[seat];
  const leave = () => {
    close();
    button.current?.focus();
  };
  return (
    <div class="seat-colour">
      <button
        ref={button}
        type="button"
        class="seat-mark"
        style={hueOf(colour)}
        aria-expanded={isOpen}
        aria-label={texts.colour(names[seat], SEAT_MARKS[colour].name)}
        title={texts.colours(names[seat])}
        onClick={() => setOpen(!isOpen)}
      >
        <SeatBadge seat={place} />
      </button>
      {isOpen && <Hues {...props} close={close} leave={leave} />}
    </div>
  );
}

/** Every colour in the seat's shape. */
function Hues({
  colours,
  names,
  seat,
  place,
  choose,
  keeps = () => false,
  close,
  leave,
}: ColourProps & {
  readonly close: () => void;
  /** Closes it by key: the button that opened it has the focus again. */
  readonly leave: () => void;
}) {
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    group.current?.querySelector<HTMLElement>(':checked')?.focus();
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !group.current?.parentElement?.contains(target)) close();
    };
    addEventListener('pointerdown', outside);
    addEventListener('focusin', outside);
    return () => {
      removeEventListener('pointerdown', outside);
      removeEventListener('focusin', outside);
    };
  }, [close]);
  return (
    <fieldset ref={group} class="hues" onKeyDown={(event) => event.key === 'Escape' && leave()}>
      <legend class="sr-only">{texts.colours(names[seat])}</legend>
      {SEAT_MARKS.map(({ name }, colour) => {
        const other = colours.indexOf(colour);
        const isKept = other >= 0 && other !== seat && keeps(other);
        const words = other < 0 || other === seat ? name : sayOther(name, names[other], isKept);
        return (
          <label key={colour} class="hue" style={hueOf(colour)} title={words}>
            <input
              type="radio"
              name={`colour-${seat}`}
              aria-label={words}
              checked={colours[seat] === colour}
              disabled={isKept}
              onChange={() => choose(colour)}
            />
            <SeatBadge seat={place} />
          </label>
        );
      })}
    </fieldset>
  );
}

function sayOther(colour: string, owner: string, isKept: boolean): string {
  return isKept ? texts.colourKept(colour, owner) : texts.colourTaken(colour, owner);
}

/** What lies inside wears this colour, whatever seat its shape is of. */
function hueOf(colour: number) {
  const seats = SEAT_MARKS.map((_, seat) => [`--seat-${seat}`, `var(--hue-${colour})`]);
  return { ...Object.fromEntries(seats), '--own': `var(--hue-${colour})`, '--own-tint': `var(--hue-tint-${colour})` };
}
