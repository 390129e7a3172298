import type { ComponentChildren } from 'preact';
import { texts as all } from '#texts/stratopolis/table.ts';
import { texts as words } from '#texts/stratopolis/words.ts';
import { fillIn } from '../../../kit/fill-in.tsx';
import { Refusal } from '../../../kit/refusal.tsx';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import type { StratopolisPosition } from '../position.ts';
import { COLOUR_AT, HEIGHT } from '../state.ts';
import { allRegions, shortRegion, spellRegion } from './draft.ts';
import { Legend } from './legend.tsx';
import type { Preview } from './preview.ts';
import type { Draft } from './use-draft.tsx';
import { nameSide } from './words.ts';

const texts = all.preview;

/** What the square under the pointer would mean for the tile in hand, or why it is refused. */
export function PreviewWords({
  draft,
  position,
  isDeep,
  ruleLink,
}: {
  readonly draft: Draft;
  readonly position: StratopolisPosition;
  readonly isDeep: boolean;
  readonly ruleLink: (rule: string) => string;
}) {
  const { preview, fault, pointed, turn, shownTurn, tile, isTurnable } = draft;
  const turnIt = isTurnable && pointed !== undefined && (
    <button type="button" class="stratopolis-fit" onClick={() => draft.choose(pointed, true)}>
      {fillIn(texts.turnIt, { key: <kbd>R</kbd> })}
    </button>
  );
  if (preview) {
    return (
      <MoveWords preview={preview} isToTurn={turn !== shownTurn}>
        {turnIt}
      </MoveWords>
    );
  }
  if (fault) {
    return (
      <div class="preview">
        <Refusal {...{ fault, ruleLink }}>
          <b class="stratopolis-refused">{isTurnable ? texts.notThisWay : texts.notHere}</b>
        </Refusal>{' '}
        {turnIt}
      </div>
    );
  }
  if (tile === undefined) return <SquareWords position={position} square={pointed} />;
  return (
    <div class="preview">
      <p class="fine stratopolis-mouse">{texts.point}</p>
      <p class="fine stratopolis-touch">{texts.tap}</p>
      <Legend seat={position.mover} isDeep={isDeep} />
    </div>
  );
}

function MoveWords({
  preview,
  isToTurn,
  children,
}: {
  readonly preview: Preview;
  readonly isToTurn: boolean;
  /** The way to turn it. */
  readonly children: ComponentChildren;
}) {
  const { before, after, regions, height } = preview;
  const where = height === 1 ? texts.onTheGround : texts.onTop(height);
  return (
    <div class="preview">
      <p>
        {isToTurn ? texts.ifTurned : where} {isToTurn && children}
      </p>
      <ul>
        {after.map((points, seat) => (
          <li key={nameSide(seat)}>
            <SeatBadge seat={seat} />
            {points === before[seat] ? (
              <span>{words.staysAt(nameSide(seat), points)}</span>
            ) : (
              <>
                <span>
                  {fillIn(texts.score(nameSide(seat), before[seat]), {
                    after: <strong>{points}</strong>,
                    region: <span class="fine">{shortRegion(regions[seat])}</span>,
                  })}
                </span>
                <b>{texts.gain(points - before[seat])}</b>
              </>
            )}
          </li>
        ))}
      </ul>
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
        <p class="fine stratopolis-mouse">{texts.look}</p>
        <p class="fine stratopolis-touch">{texts.lookTap}</p>
      </div>
    );
  }
  const cell = position.cells[square];
  const height = cell & HEIGHT;
  const region = allRegions(position).find(({ squares }) => squares.includes(square));
  return (
    <div class="preview">
      <p>{height === 0 ? texts.empty : texts.square(words.colours[cell >> COLOUR_AT], height)}</p>
      {region && <p>{fillIn(texts.region(spellRegion(region)), { badge: <SeatBadge seat={region.seat} /> })}</p>}
    </div>
  );
}
