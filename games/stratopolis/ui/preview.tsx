import type { ComponentChildren } from 'preact';
import type { Fault } from '../../../core/result.ts';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameSquare } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import { placeOf } from '../rules.ts';
import type { Region } from '../scoring.ts';
import { allRegions, describeSquare, type Preview, spellRegion } from './draft.ts';
import { Legend } from './legend.tsx';
import type { Draft } from './use-draft.tsx';
import { nameSide } from './words.ts';

/** What the square under the pointer would mean for the tile in hand, or why it is refused. */
export function DraftWords({
  draft,
  position,
  ruleLink,
}: {
  readonly draft: Draft;
  readonly position: StratopolisPosition;
  readonly ruleLink: (rule: string) => string;
}) {
  const { preview, fault, pointed, fits, tile } = draft;
  if (preview) return <PreviewWords preview={preview} />;
  if (fault && pointed !== undefined) {
    return (
      <FaultWords fault={fault} square={pointed} ruleLink={ruleLink}>
        {fits.has(pointed) && (
          <button type="button" class="stratopolis-fit" onClick={() => draft.choose(pointed, true)}>
            It fits here if you turn it <kbd>R</kbd>
          </button>
        )}
      </FaultWords>
    );
  }
  if (tile === undefined) return <SquareWords position={position} square={pointed} />;
  return (
    <div class="preview">
      <p class="fine stratopolis-mouse">
        Point at a square to see what your tile would score there. R or the wheel turns it.
      </p>
      <p class="fine stratopolis-touch">Tap a square to see what it would score.</p>
      <Legend seat={position.mover} />
    </div>
  );
}

function PreviewWords({ preview }: { readonly preview: Preview }) {
  const { before, after, regions, height, move } = preview;
  return (
    <div class="preview">
      <p>
        Corner on <b>{nameSquare(placeOf(move) >> 2)}</b>, {height === 1 ? 'on the table' : `at height ${height}`}:
      </p>
      <ul>
        {after.map((points, seat) => (
          <li key={nameSide(seat)}>
            <SeatBadge seat={seat} />
            <span>
              {nameSide(seat)} {before[seat]} → <strong>{points}</strong>{' '}
              <span class="fine">{shortRegion(regions[seat])}</span>
            </span>
            <b>{gain(points - before[seat])}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function shortRegion(region: Region | undefined): string {
  return region ? `${region.size} × height ${region.height}` : 'no square shows';
}

function gain(points: number): string {
  if (points === 0) return '±0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

function FaultWords({
  fault,
  square,
  ruleLink,
  children,
}: {
  readonly fault: Fault;
  readonly square: number;
  readonly ruleLink: (rule: string) => string;
  readonly children: ComponentChildren;
}) {
  return (
    <div class="preview">
      <p>
        <b class="stratopolis-refused">Not on {nameSquare(square)}.</b> {fault.message}{' '}
        {fault.rule && <a href={ruleLink(fault.rule)}>Rule {fault.rule}</a>}
      </p>
      {children}
    </div>
  );
}

/** With no tile in hand: what stands on a square and the region it belongs to. */
export function SquareWords({
  position,
  square,
}: {
  readonly position: StratopolisPosition;
  readonly square: number | undefined;
}) {
  if (square === undefined) {
    return (
      <div class="preview">
        <p class="fine">Point at a square, or tap it, to see its height and its region.</p>
      </div>
    );
  }
  const region = allRegions(position).find(({ squares }) => squares.includes(square));
  return (
    <div class="preview">
      <p>{describeSquare(position, square)}.</p>
      {region && (
        <p>
          <SeatBadge seat={region.seat} /> Region of {spellRegion(region)}.
        </p>
      )}
    </div>
  );
}
