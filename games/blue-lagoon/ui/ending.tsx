import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf } from '../../../kit/table.ts';
import { ALL_FOUR_POINTS, RESOURCES, SET_POINTS, STATUETTE, STATUETTE_POINTS } from '../components.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { majorities, tokensHeld } from '../scoring.ts';
import { EXPLORATION } from '../state.ts';
import { countSheet, type Sheet } from './outlook.ts';
import { countTokens } from './words.ts';

interface Step {
  readonly title: string;
  readonly points: number;
}

/** The score step by step: the exploration as one sum, then the phase that lies on the board. */
export function EndingStory({
  position,
  names,
}: {
  readonly position: BlueLagoonPosition;
  readonly names: readonly string[];
}) {
  const sheet = countSheet(position);
  const seats = Array.from(position.points.keys()).sort((a, b) => position.points[b] - position.points[a]);
  return (
    <>
      {isTied(position) && (
        <p class="blue-lagoon-tie">Equal points: whoever holds more tokens at the end is ahead (rule B18).</p>
      )}
      <div class="ending">
        {seats.map((seat) => (
          <section key={seat}>
            <h3>
              <SeatBadge seat={seat} /> {nameOf(names, seat)} <b>{position.points[seat]}</b>
            </h3>
            <ol>
              {storyOf(position, sheet, seat).map(({ title, points }) => (
                <li key={title}>
                  <span>{title}</span>
                  <span class="sum">{points}</span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}

/** Is the first place decided, or shared, by the tokens held? */
function isTied({ points }: BlueLagoonPosition): boolean {
  const most = Math.max(...points);
  return Array.from(points).filter((number) => number === most).length > 1;
}

function storyOf(position: BlueLagoonPosition, sheet: Sheet, seat: number): Step[] {
  const { points, total, visited, linked } = sheet;
  const earlier = position.points[seat] - total[seat];
  const won = majorities(position).filter((each) => each.leaders.includes(seat));
  return [
    ...(position.phase === EXPLORATION ? [] : [{ title: 'Exploration', points: earlier }]),
    { title: `${count(visited[seat], 'island')} visited`, points: points.islands[seat] },
    { title: `Best link: ${count(linked[seat], 'island')} × 5`, points: points.links[seat] },
    { title: `Majorities: ${won.map((each) => each.share).join(' + ') || 'none'}`, points: points.majorities[seat] },
    ...resourceSteps(position, seat),
    ...(isTied(position) ? [{ title: 'Tokens held (to break the tie)', points: tokensHeld(position, seat) }] : []),
  ];
}

function resourceSteps(position: BlueLagoonPosition, seat: number): Step[] {
  const held = Array.from({ length: RESOURCES }, (_, kind) => position.held(seat, kind));
  const sets = held.flatMap((number, kind) =>
    number === 0
      ? []
      : [{ title: countTokens(kind, number), points: SET_POINTS[Math.min(number, SET_POINTS.length - 1)] }],
  );
  const statuettes = position.held(seat, STATUETTE);
  return [
    ...sets,
    ...(held.every((number) => number > 0) ? [{ title: 'All four kinds', points: ALL_FOUR_POINTS }] : []),
    ...(statuettes > 0
      ? [
          {
            title: `${countTokens(STATUETTE, statuettes)} × ${STATUETTE_POINTS}`,
            points: statuettes * STATUETTE_POINTS,
          },
        ]
      : []),
  ];
}

function count(number: number, what: string): string {
  return `${number} ${number === 1 ? what : `${what}s`}`;
}
