import type { ComponentChildren } from 'preact';
import type { Fault } from '../../../core/result.ts';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf } from '../../../kit/table.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { majorities } from '../scoring.ts';
import { NOTHING } from '../state.ts';
import { nameIsland } from './model.ts';
import type { Gain, Outlook } from './outlook.ts';
import { nameToken, ordinal } from './words.ts';

interface PreviewProps {
  readonly position: BlueLagoonPosition;
  readonly names: readonly string[];
  readonly pointed: number | undefined;
  readonly outlook: Outlook | undefined;
  readonly fault: Fault | undefined;
  readonly acts: boolean;
  readonly ruleLink?: ((rule: string) => string) | undefined;
  readonly children?: ComponentChildren;
}

/** What the tile under the pointer is, what a piece there would bring or why it is refused, and who leads its island. */
export function PreviewWords(props: PreviewProps) {
  const { position, names, pointed, outlook, fault, acts, ruleLink, children } = props;
  if (pointed === undefined) {
    return (
      <div class="preview blue-lagoon-preview">
        <p class="fine">
          {acts
            ? 'Point at a tile, or tap it once, to see what your piece would bring there and who leads the island.'
            : 'Point at a tile, or tap it, to see who leads its island.'}
        </p>
      </div>
    );
  }
  return (
    <div class="preview blue-lagoon-preview">
      <Where position={position} names={names} tile={pointed} />
      {outlook && <Bringing outlook={outlook} names={names} ruleLink={ruleLink} />}
      {fault && (
        <p>
          {fault.message} {fault.rule && <a href={ruleLink?.(fault.rule)}>Rule {fault.rule}</a>}
        </p>
      )}
      {children}
    </div>
  );
}

/** "3,5 · island g worth 8 · a coconut" and how many pieces each player has on that island. */
function Where({
  position,
  names,
  tile,
}: {
  readonly position: BlueLagoonPosition;
  readonly names: readonly string[];
  readonly tile: number;
}) {
  const { board, tokens } = position;
  const island = board.isLand(tile) ? board.islandOf[tile] : undefined;
  const things = [
    island === undefined ? 'water' : `island ${nameIsland(island)}, worth ${board.bonus[island]}`,
    ...(tokens[tile] !== NOTHING ? [nameToken(tokens[tile])] : board.isCircle(tile) ? ['stone circle'] : []),
  ];
  return (
    <p class="blue-lagoon-where">
      <b>{board.names[tile]}</b> {things.join(' · ')}
      {island !== undefined && <Standing {...majorities(position)[island]} names={names} />}
    </p>
  );
}

function Standing({
  pieces,
  leaders,
  names,
}: {
  readonly pieces: readonly number[];
  readonly leaders: readonly number[];
  readonly names: readonly string[];
}) {
  if (leaders.length === 0) return <span class="blue-lagoon-standing">nobody yet</span>;
  return (
    <span class="blue-lagoon-standing">
      {pieces.map((count, seat) => (
        <span key={names[seat]} class={leaders.includes(seat) ? 'is-leader' : ''}>
          <SeatBadge seat={seat} /> <span class="sr-only">{nameOf(names, seat)}</span> {count}
        </span>
      ))}
    </span>
  );
}

function Bringing({
  outlook,
  names,
  ruleLink,
}: {
  readonly outlook: Outlook;
  readonly names: readonly string[];
  readonly ruleLink?: ((rule: string) => string) | undefined;
}) {
  const { gains, token, held, isDoomed, endsPhase } = outlook;
  return (
    <>
      <ul>
        {gains.map((gain) => (
          <li key={gain.seat}>
            <SeatBadge seat={gain.seat} />
            <span>
              {nameOf(names, gain.seat)}: {partWords(gain)}
            </span>
            <b>{signed(gain.total)}</b>
          </li>
        ))}
      </ul>
      {token !== undefined && (
        <p>
          Takes {nameToken(token)}, your {ordinal(held)}.
        </p>
      )}
      {token === undefined && gains.length === 0 && <p>No points right away.</p>}
      {isDoomed && (
        <p class="blue-lagoon-warning">
          A village on a stone circle does not outlast half-time. <a href={ruleLink?.('B15')}>Rule B15</a>
        </p>
      )}
      {endsPhase && <p class="blue-lagoon-warning">This ends the phase: it is counted at once.</p>}
    </>
  );
}

function partWords({ parts }: Gain): string {
  return parts.map(({ short, points }) => `${short} ${signed(points)}`).join(', ');
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** The same in one sentence, for those who listen. */
export function sumUpOutlook({ gains, token, held, isDoomed, endsPhase }: Outlook, names: readonly string[]): string {
  const told = gains.map((gain) => `${nameOf(names, gain.seat)} ${signed(gain.total)}: ${partWords(gain)}`);
  return [
    ...(told.length > 0 ? told : ['No points yet']),
    ...(token === undefined ? [] : [`takes ${nameToken(token)}, your ${ordinal(held)}`]),
    ...(isDoomed ? ['on a stone circle it does not outlast half-time'] : []),
    ...(endsPhase ? ['ends the phase'] : []),
  ].join('; ');
}
