import { texts as campaigns } from '#texts/web/campaign.ts';
import { texts } from '#texts/web/result.ts';
import type { Position } from '../../core/game.ts';
import { isYou } from '../../texts/who.ts';
import { countedIn } from '../counted.ts';
import { hasPeople } from '../session/player.ts';
import type { Session } from '../session/session.ts';
import { stepIn } from './stars.tsx';

/** Who won, and by how much. Where only computer players won or lost together, it is their doing. */
export function resultTitle(position: Position, names: readonly string[], together: boolean, hasPeople = true): string {
  const winners = position.winners() ?? [];
  if (together && !hasPeople) return winners.length > 0 ? texts.wonOf(names) : texts.lostOf(names);
  if (winners.length === 0) return names.length > 1 ? texts.lostTogether : texts.lostAlone;
  if (together) return names.length > 1 ? texts.wonTogether : texts.wonAlone;
  if (winners.length > 1) return texts.shared(winners.map((seat) => names[seat]));
  const points = Array.from(position.scores());
  const [winner] = winners;
  const margin = points[winner] - Math.max(...points.filter((_, seat) => seat !== winner));
  return margin > 0 ? texts.wonBy(names[winner], margin) : texts.wonTie(names[winner]);
}

/** Which place the player at the screen has, where that is more than who won: with three or more, and no winner. */
export function placeWords(position: Position, names: readonly string[], together: boolean): string | undefined {
  const own = names.findIndex(isYou);
  const winners = position.winners() ?? [];
  if (together || names.length < 3 || own < 0 || winners.length === 0 || winners.includes(own)) return undefined;
  const points = Array.from(position.scores());
  const ahead = points.filter((each, seat) => each > points[own] || winners.includes(seat)).length;
  return texts.came(ahead + 1);
}

/** Which challenge, against whom, how long, and whether with hints, where no star says that. */
export function aboutMatch(session: Session, names: readonly string[]): string {
  const { players, room, snapshot, help } = session;
  const levels = players.flatMap((player) => (player.kind === 'bot' ? [player.level] : []));
  const isDuel = players.length === 2 && levels.length === 1;
  const company = players.length > 1 ? texts.players(players.length) : undefined;
  const step = stepIn(session);
  const hasStars = step !== undefined && (snapshot.position.winners() ?? []).length > 0;
  const isHelped = help?.hints === true && hasPeople(players) && !hasStars;
  return [
    placeWords(snapshot.position, names, room.about.together ?? false),
    step && campaigns.step(step.number, step.title),
    isDuel ? (room.about.together ? texts.beside : texts.against)(levels[0]) : company,
    countedIn(room).all(snapshot.log.at(-1)?.number ?? 0),
    isHelped ? campaigns.wonStars.hints(true) : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}
