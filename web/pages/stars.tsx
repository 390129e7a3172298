import '../styles/stars.css';
import { texts } from '#texts/web/campaign.ts';
import { OVER } from '../../core/game.ts';
import { type Step, stepsOf } from '../session/campaign.ts';
import { type Help, MOST_STARS } from '../session/help.ts';
import { hasPeople } from '../session/player.ts';
import type { Session } from '../session/session.ts';

export function Star({ isWon }: { readonly isWon: boolean }) {
  return (
    <svg class={isWon ? 'star is-won' : 'star'} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2.8l2.8 6 6.5.7-4.9 4.4 1.4 6.5L12 17.1l-5.8 3.3 1.4-6.5L2.7 9.5l6.5-.7z" />
    </svg>
  );
}

/** The stars of a challenge for the eye, full or hollow, and their number for those who listen. */
export function StepStars({ stars }: { readonly stars: number }) {
  return (
    <span class="step-stars">
      {stars > 0 && <span class="sr-only">{texts.stars(stars)}</span>}
      {Array.from({ length: MOST_STARS }, (_, at) => (
        <Star key={at} isWon={at < stars} />
      ))}
    </span>
  );
}

/** The challenge of a campaign that a match plays. */
export function stepIn({ room, settings }: Pick<Session, 'room' | 'settings'>): Step | undefined {
  const { campaign } = room.about;
  return campaign && stepsOf(campaign).find(({ id }) => id === settings[campaign.option]);
}

/** What people took to help in a match that can win stars: computer players among themselves win none. */
function helpIn(session: Session): Help | undefined {
  return stepIn(session) && hasPeople(session.players) ? session.help : undefined;
}

/** The stars that a match can still win, and why others are gone. */
export function StarsToWin({ session }: { readonly session: Session }) {
  const help = helpIn(session);
  if (!help || session.snapshot.position.turn === OVER) return null;
  const words = [texts.toWin.win, texts.toWin.undo(help.undo), texts.toWin.hints(help.hints)].join('\n');
  return (
    <span class="stars" role="img" aria-label={words} title={words}>
      <Star isWon />
      <Star isWon={!help.undo} />
      <Star isWon={!help.hints} />
    </span>
  );
}

/** On the button that asks for hints: the star that the first of them costs. */
export function HintCost({ session }: { readonly session: Session }) {
  const help = helpIn(session);
  return help && !help.hints ? <StarCost /> : null;
}

/** On a button that undoes, when that costs a star: a draw or a loss comes back. What a win has brought stays. */
export function UndoCost({ session }: { readonly session: Session }) {
  const { undoCounts, position } = session.snapshot;
  const help = helpIn(session);
  return help && !help.undo && undoCounts && !position.winners()?.length ? <StarCost /> : null;
}

function StarCost() {
  return (
    <span class="star-cost" title={texts.costs}>
      <span aria-hidden="true">−</span>
      <Star isWon />
      <span class="sr-only">{texts.costs}</span>
    </span>
  );
}

/** The stars of a match that was won, each with its reason. */
export function StarsWon({ session }: { readonly session: Session }) {
  const help = helpIn(session);
  if (!help || !session.snapshot.position.winners()?.length) return null;
  const reasons = [
    { isWon: true, words: texts.wonStars.win },
    { isWon: !help.undo, words: texts.wonStars.undo(help.undo) },
    { isWon: !help.hints, words: texts.wonStars.hints(help.hints) },
  ];
  return (
    <ul class="row-list stars-won">
      {reasons.map(({ isWon, words }, at) => (
        <li key={words} class={isWon ? '' : 'is-missed'} style={{ '--star': `${at}` }}>
          <Star isWon={isWon} /> {words}
        </li>
      ))}
    </ul>
  );
}
