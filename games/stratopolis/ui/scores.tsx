import { texts as all } from '#texts/stratopolis/table.ts';
import { OVER } from '../../../core/game.ts';
import { fillIn } from '../../../kit/fill-in.tsx';
import { KeptDetails } from '../../../kit/kept-details.tsx';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { SEATS, TILE_TOTAL, TILE_TYPES } from '../components.ts';
import { seatOfTile } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import { countRegion, nameBoth, nameOrSide, scoringRegions, shortRegion } from './draft.ts';
import type { Preview } from './preview.ts';
import { TilePicture } from './tile.tsx';
import { nameSide } from './words.ts';

const texts = all.scores;

interface ScoresProps {
  readonly position: StratopolisPosition;
  readonly names: readonly string[];
  readonly preview?: Preview | undefined;
}

/** Both players side by side: the score and how it comes about, the tiles that lie face up, what is left. */
export function Scores({ position, names, preview }: ScoresProps) {
  return (
    <section class="stratopolis-scores" aria-label={texts.label}>
      <h2>
        {position.turn === OVER ? texts.final : texts.now}
        <span class="fine">{texts.placed(position.placed, TILE_TOTAL)}</span>
      </h2>
      <p class="fine stratopolis-how">{position.boxed ? texts.best : texts.largest}</p>
      <div class="stratopolis-cards">
        {Array.from({ length: SEATS }, (_, seat) => (
          <Card key={nameSide(seat)} {...{ position, names, preview, seat }} />
        ))}
      </div>
      {position.left(0) + position.left(1) > 0 && <Piles position={position} />}
    </section>
  );
}

function Card({ position, names, preview, seat }: ScoresProps & { readonly seat: number }) {
  const acts = position.turn !== OVER && position.mover === seat;
  const region = (preview?.regions ?? scoringRegions(position))[seat];
  const points = position.scores()[seat];
  const after = preview?.after[seat];
  return (
    <section
      class={acts ? `stratopolis-card is-acting is-seat-${seat}` : 'stratopolis-card'}
      aria-label={nameSide(seat)}
    >
      <div>
        <h3>
          <SeatBadge seat={seat} /> <span class="stratopolis-both">{nameBoth(names, seat)}</span>
          <span class="stratopolis-name">{nameOrSide(names, seat)}</span>
        </h3>
        <p class="stratopolis-points">
          {points}
          {after !== undefined && after !== points && <span>{texts.becomes(after)}</span>}
        </p>
      </div>
      <div>
        <p class="fine">
          <span class="stratopolis-short">{shortRegion(region)}</span>
          <span class="stratopolis-counted">{countRegion(region)}</span>
        </p>
        {position.turn !== OVER && <FaceUp {...{ position, seat }} isInHand={acts} />}
      </div>
    </section>
  );
}

function FaceUp({
  position,
  seat,
  isInHand,
}: {
  readonly position: StratopolisPosition;
  readonly seat: number;
  /** It is placed now. */
  readonly isInHand: boolean;
}) {
  if (position.upTo === 0) return <p class="fine">{texts.anyOf(position.left(seat))}</p>;
  // In the order in which they are chosen from.
  const tiles = Array.from({ length: position.shown(seat) }, (_, i) => position.faceUp(seat, i)).sort((a, b) => a - b);
  const pool = position.pool(seat);
  return (
    <div class="stratopolis-next">
      {tiles.map((tile, i) => (
        // Two copies of a tile may lie side by side.
        <TilePicture key={`${tile}-${tiles.slice(0, i).filter((other) => other === tile).length}`} tile={tile} />
      ))}
      <p class="fine">
        {tiles.length === 0
          ? texts.toCome(pool)
          : fillIn(texts.upAndMore(isInHand, tiles.length, pool), { apart: <Apart isLine={tiles.length === 1} /> })}
      </p>
    </div>
  );
}

/** Beside one tile there is room for two lines, except on a phone. */
function Apart({ isLine }: { readonly isLine: boolean }) {
  return (
    <>
      <span class={isLine ? 'stratopolis-dot' : ''}> · </span>
      {isLine && <br />}
    </>
  );
}

/** The ten types of each player with the copies that are still to come: both may know them, but not their order (S3). */
function Piles({ position }: { readonly position: StratopolisPosition }) {
  return (
    <KeptDetails name="stratopolis-piles" title={texts.piles}>
      {[0, 1].map((seat) => (
        <div key={nameSide(seat)}>
          <SeatBadge seat={seat} />
          <p>
            {position.pool(seat) === 0 && <span class="fine">{texts.noPile}</span>}
            {Array.from({ length: TILE_TYPES }, (_, tile) => tile)
              .filter((tile) => seatOfTile(tile) === seat && position.unseen[tile] > 0)
              .map((tile) => (
                <span key={tile}>
                  <TilePicture tile={tile} />
                  {position.unseen[tile]}
                </span>
              ))}
          </p>
        </div>
      ))}
    </KeptDetails>
  );
}
