import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { texts as playerTexts } from '#texts/web/players.ts';
import { texts } from '#texts/web/set-up.ts';
import type { About } from '../../games/room.ts';
import { SEAT_MARKS } from '../../kit/draw/seats.ts';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import { swapColours } from '../../online/seat-colours.ts';
import { coloursOf, type Player } from '../session/player.ts';

interface ColourProps {
  readonly about: About;
  readonly players: readonly Player[];
  readonly seat: number;
  /** Where the player will sit, which gives the shape. */
  readonly place: number;
  readonly change: (players: readonly Player[]) => void;
}

/** A seat's shape in its colour; where the game leaves a choice, a button that offers the six. */
export function SeatColour(props: ColourProps) {
  const { about, place } = props;
  if (!about.seatColours) return <ColourButton {...props} />;
  return (
    <span class="seat-mark" style={{ '--own': `var(--seat-${place})`, '--own-tint': `var(--tint-${place})` }}>
      <SeatBadge seat={place} />
    </span>
  );
}

function ColourButton(props: ColourProps) {
  const { players, seat, place } = props;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const colour = coloursOf(players)[seat];
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
        aria-label={texts.colour(nameOf(players, seat), SEAT_MARKS[colour].name)}
        title={texts.colours(nameOf(players, seat))}
        onClick={() => setOpen(!isOpen)}
      >
        <SeatBadge seat={place} />
      </button>
      {isOpen && <Hues {...props} close={close} leave={leave} />}
    </div>
  );
}

/** Every colour in the seat's shape. One that another player has changes hands. */
function Hues({
  players,
  seat,
  place,
  change,
  close,
  leave,
}: ColourProps & {
  readonly close: () => void;
  /** Closes it by key: the button that opened it has the focus again. */
  readonly leave: () => void;
}) {
  const group = useRef<HTMLFieldSetElement>(null);
  const colours = coloursOf(players);
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
  const choose = (colour: number) => {
    const now = swapColours(colours, seat, colour);
    change(players.map((player, at) => ({ ...player, colour: now[at] })));
  };
  return (
    <fieldset ref={group} class="hues" onKeyDown={(event) => event.key === 'Escape' && leave()}>
      <legend class="sr-only">{texts.colours(nameOf(players, seat))}</legend>
      {SEAT_MARKS.map(({ name }, colour) => {
        const other = colours.indexOf(colour);
        const taken = other >= 0 && other !== seat ? texts.colourTaken(name, nameOf(players, other)) : name;
        return (
          <label key={colour} class="hue" style={hueOf(colour)} title={taken}>
            <input
              type="radio"
              name={`colour-${seat}`}
              aria-label={taken}
              checked={colours[seat] === colour}
              onChange={() => choose(colour)}
            />
            <SeatBadge seat={place} />
          </label>
        );
      })}
    </fieldset>
  );
}

function nameOf(players: readonly Player[], seat: number): string {
  return players[seat].name.trim() || playerTexts.player(seat + 1);
}

/** What lies inside wears this colour, whatever seat its shape is of. */
function hueOf(colour: number) {
  const seats = SEAT_MARKS.map((_, seat) => [`--seat-${seat}`, `var(--hue-${colour})`]);
  return { ...Object.fromEntries(seats), '--own': `var(--hue-${colour})`, '--own-tint': `var(--hue-tint-${colour})` };
}
