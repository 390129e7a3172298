import { useMemo } from 'preact/hooks';
import { texts } from '#texts/blue-lagoon/scores.ts';
import { texts as words } from '#texts/blue-lagoon/words.ts';
import type { Seat } from '../../../core/game.ts';
import { EndingBySeat } from '../../../kit/ending-by-seat.tsx';
import { ALL_FOUR_POINTS, LINK_POINTS, RESOURCES, STATUETTE, STATUETTE_POINTS, TOKENS } from '../components.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { majorities, setPoints, tokensHeld } from '../scoring.ts';
import { type Phase, phasesOf } from './final-score.ts';
import { isEmptySettlement } from './survival.ts';

interface Cell {
  /** Where the points come from, in words before them. */
  readonly reason: string;
  readonly points: number;
}

interface Row {
  readonly title: string;
  readonly cells: readonly Cell[];
}

/** The score part by part: one column for each phase, one table for each player. */
export function EndingStory({
  position,
  names,
  earlier,
}: {
  readonly position: BlueLagoonPosition;
  readonly names: readonly string[];
  readonly earlier: () => readonly BlueLagoonPosition[];
}) {
  const phases = useMemo(() => phasesOf(position, earlier()), [position, earlier]);
  const isTied = position.points.filter((points) => points === Math.max(...position.points)).length > 1;
  return (
    <>
      {isEmptySettlement(position) && (
        <p class="blue-lagoon-tie">{texts.ending.atHalfTime(countVillages(phases[0].position))}</p>
      )}
      {isTied && <p class="blue-lagoon-tie">{texts.ending.tied}</p>}
      <EndingBySeat
        points={position.points}
        names={names}
        kind="blue-lagoon-ending"
        story={(seat) => (
          <>
            <PhaseTable phases={phases} seat={seat} />
            {isTied && (
              <p class="fine">
                {texts.ending.tokensHeld} <b>{tokensHeld(position, seat)}</b>
              </p>
            )}
          </>
        )}
      />
    </>
  );
}

function countVillages(position: BlueLagoonPosition): number {
  return Array.from(position.points.keys()).reduce((sum, seat) => sum + position.villages(seat).length, 0);
}

function PhaseTable({ phases, seat }: { readonly phases: readonly Phase[]; readonly seat: Seat }) {
  return (
    <table class="scores">
      <thead>
        <tr>
          <td />
          {phases.map(({ title }) => (
            <th scope="col" key={title}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(phases, seat).map(({ title, cells }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {cells.map(({ reason, points }, phase) => (
              <td key={phases[phase].title}>
                {reason !== '' && <span class="blue-lagoon-count">{reason}</span>}
                {points}
              </td>
            ))}
          </tr>
        ))}
        <tr class="blue-lagoon-total">
          <th scope="row">{texts.ending.together}</th>
          {phases.map(({ title, sheet }) => (
            <td key={title}>
              <b>{sheet.total[seat]}</b>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** Every part that brought something, or might have, in either phase. */
function rowsOf(phases: readonly Phase[], seat: Seat): Row[] {
  const row = (title: string, cell: (phase: Phase) => Cell): Row => ({ title, cells: phases.map(cell) });
  const kinds = TOKENS.map((_, kind) => row(words.kinds[kind], (phase) => tokenCell(phase, seat, kind)));
  const held = (rows: readonly Row[]) => rows.filter(({ cells }) => cells.some(({ reason }) => reason !== ''));
  const allFour = row(texts.ending.allFour, (phase) => ({ reason: '', points: hasAllFour(phase, seat) }));
  const { islands, reached, link, majorities: most } = texts.ending;
  return [
    row(islands, ({ sheet }) => ({ reason: reached(sheet.visited[seat]), points: sheet.points.islands[seat] })),
    row(link, ({ sheet }) => ({ reason: times(sheet.linked[seat], LINK_POINTS), points: sheet.points.links[seat] })),
    row(most, (phase) => ({ reason: sharesOf(phase, seat), points: phase.sheet.points.majorities[seat] })),
    ...held(kinds.slice(0, RESOURCES)),
    ...(allFour.cells.some(({ points }) => points > 0) ? [allFour] : []),
    ...held(kinds.slice(RESOURCES)),
  ];
}

function tokenCell({ position }: Phase, seat: Seat, kind: number): Cell {
  const held = position.held(seat, kind);
  if (kind === STATUETTE) return { reason: times(held, STATUETTE_POINTS), points: held * STATUETTE_POINTS };
  return { reason: held === 0 ? '' : texts.ending.held(held), points: setPoints(held) };
}

function hasAllFour({ position }: Phase, seat: Seat): number {
  const kinds = Array.from({ length: RESOURCES }, (_, kind) => kind);
  return kinds.every((kind) => position.held(seat, kind) > 0) ? ALL_FOUR_POINTS : 0;
}

/** What the islands that the seat leads are worth to it. */
function sharesOf({ position }: Phase, seat: Seat): string {
  const won = majorities(position).filter(({ leaders }) => leaders.includes(seat));
  return won.length > 1 ? texts.ending.shares(won.map(({ share }) => share)) : '';
}

function times(count: number, points: number): string {
  return count === 0 ? '' : texts.ending.each(count, points);
}
