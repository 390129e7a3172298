import { texts } from '#texts/web/make-table.ts';
import type { Settings } from '../../core/settings.ts';
import type { About } from '../../games/room.ts';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import { Segments } from '../../kit/segments.tsx';
import type { SeatWish } from '../../online/messages/parts.ts';
import { USUAL_LEVEL } from '../session/player.ts';
import type { SavedMatch } from '../session/saved-match.ts';
import { levelsOf } from './level-words.ts';
import { SeatsChoice } from './seats-choice.tsx';

type Kind = SeatWish['kind'];
const KINDS = ['me', 'friend', 'stranger', 'bot'] as const satisfies readonly Kind[];

/** Me and friends. */
export function usualWishes({ seats, usualSeats = 2 }: About): readonly SeatWish[] {
  const count = Math.min(Math.max(usualSeats, seats.min, 2), seats.max);
  return Array.from({ length: count }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'friend' }));
}

/**
 * The first person of a match here goes on, the others are friends. Where there are none, a friend takes the place of the
 * first computer player: that is what the match goes online for. The other computer players stay.
 */
export function carriedWishes({ players }: Pick<SavedMatch, 'players'>): readonly SeatWish[] {
  const people = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const [me] = people;
  const given = people.length > 1 ? undefined : players.findIndex(({ kind }) => kind === 'bot');
  return players.map((player, seat) => {
    if (player.kind === 'bot' && seat !== given) return { kind: 'bot', level: player.level };
    return { kind: seat === me ? 'me' : 'friend' };
  });
}

/** The same, where no computer player is stronger than the table offers. */
export function fitLevels(wishes: readonly SeatWish[], highest: number): readonly SeatWish[] {
  return wishes.map((wish) => (wish.kind === 'bot' ? { ...wish, level: Math.min(wish.level, highest) } : wish));
}

/** How many seats there are, and whom each is for. */
export function WishRows({
  about,
  settings,
  wishes,
  change,
  isFixed,
}: {
  readonly about: About;
  readonly settings: Settings;
  readonly wishes: readonly SeatWish[];
  readonly change: (wishes: readonly SeatWish[]) => void;
  /** The match has begun elsewhere, with this many. */
  readonly isFixed: boolean;
}) {
  const levels = levelsOf(about, wishes.length, settings);
  const resize = (count: number) =>
    change(Array.from({ length: count }, (_, seat) => wishes[seat] ?? { kind: 'friend' }));
  const choose = (seat: number, wish: SeatWish) =>
    change(
      wishes.map((old, at) => {
        if (at === seat) return wish;
        // One seat is enough for me: the other becomes a friend's.
        return wish.kind === 'me' && old.kind === 'me' ? { kind: 'friend' } : old;
      }),
    );
  return (
    <>
      {!isFixed && (
        <SeatsChoice name="seats" range={about.seats} legend={texts.howMany} value={wishes.length} change={resize} />
      )}
      <fieldset>
        <legend>{texts.who}</legend>
        <ul class="seats">
          {fitLevels(wishes, levels.length).map((wish, seat) => (
            <WishRow key={seat} {...{ seat, wish, levels }} change={(changed) => choose(seat, changed)} />
          ))}
        </ul>
        {wishes.every(({ kind }) => kind !== 'me') && <p class="fine">{texts.watchOnly}</p>}
      </fieldset>
    </>
  );
}

interface WishRowProps {
  readonly seat: number;
  readonly wish: SeatWish;
  /** What each level plays like. */
  readonly levels: readonly string[];
  readonly change: (wish: SeatWish) => void;
}

function WishRow({ seat, wish, levels, change }: WishRowProps) {
  return (
    <li class="seat-row wish-row">
      <span class="seat-mark" style={{ '--own': `var(--seat-${seat})`, '--own-tint': `var(--tint-${seat})` }}>
        <SeatBadge seat={seat} />
      </span>
      <Segments<Kind>
        name={`wish-${seat}`}
        legend={texts.seat(seat + 1)}
        isQuiet
        choices={KINDS.map((value) => ({ value, title: texts[value] }))}
        value={wish.kind}
        change={(kind) => change(kind === 'bot' ? { kind, level: USUAL_LEVEL } : { kind })}
      />
      {wish.kind === 'friend' && <p class="fine wish-say">{texts.friendSay}</p>}
      {wish.kind === 'stranger' && <p class="fine wish-say">{texts.strangerSay}</p>}
      {wish.kind === 'bot' && (
        <div class="wish-say wish-level">
          <Segments
            name={`wish-level-${seat}`}
            legend={texts.level(seat + 1)}
            isQuiet
            choices={levels.map((_, below) => ({ value: below + 1, title: below + 1 }))}
            value={wish.level}
            change={(level) => change({ kind: 'bot', level })}
          />
          <p class="fine">{texts.levelSays(wish.level, levels[wish.level - 1])}</p>
        </div>
      )}
    </li>
  );
}
