import { texts } from '#texts/stratopolis/ending.ts';
import { fillIn } from '../../../kit/fill-in.tsx';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { type EndingProps, nameOf } from '../../../kit/table.ts';
import type { StratopolisPosition } from '../position.ts';
import { cascadeOf, type Region, regionsOf } from '../scoring.ts';
import { NONE } from '../state.ts';
import { nameBoth, scoringRegions, spellRegion } from './draft.ts';
import { describeRegion, nameSide } from './words.ts';

type EndProps = Pick<EndingProps<StratopolisPosition>, 'position' | 'names'>;

/** The score step by step: the region that counts on each side, what decided, and further regions where they broke a tie. */
export function EndingStory({ position, names }: EndProps) {
  const scoring = scoringRegions(position);
  return (
    <div class="stratopolis-ending">
      <ol class="stratopolis-steps">
        {scoring.map((region, seat) => (
          <li key={nameSide(seat)}>
            {fillIn((position.boxed ? texts.best : texts.largest)(spellRegion(region)), {
              badge: <SeatBadge seat={seat} />,
              who: <b>{nameBoth(names, seat)}</b>,
            })}
            {!position.boxed && <Ignored position={position} seat={seat} />}
          </li>
        ))}
        <Decision position={position} names={names} />
      </ol>
    </div>
  );
}

/** S11: a smaller region may have been worth more; then people ask why it did not count. */
function Ignored({ position, seat }: { readonly position: StratopolisPosition; readonly seat: number }) {
  const [first, ...rest] = regionsOf(position, seat);
  const better = rest.find((region) => region.value > first.value);
  return better ? <> {texts.ignored(describeRegion(better))}</> : null;
}

/** S12, S13: the difference, or the ranks that had to be compared. */
function Decision({ position, names }: EndProps) {
  const { steps } = cascadeOf(position);
  const [winner] = position.winners() ?? [];
  const name = nameOf(names, winner);
  const [green, red] = Array.from(position.scores());
  if (green !== red) return <li>{texts.wins(name, Math.max(green, red), Math.min(green, red))}</li>;
  return (
    <>
      <li>{(position.boxed ? texts.tieByValue : texts.tie)(green)}</li>
      {steps.slice(1).map(({ regions, values }, at) => (
        <li key={`rank ${at + 2}`}>
          {fillIn((values[0] === values[1] ? texts.equal : texts.unequal)(at + 2, position.boxed), {
            green: <Side region={regions[0]} seat={0} />,
            red: <Side region={regions[1]} seat={1} />,
          })}
        </li>
      ))}
      <li>{position.lot === NONE ? texts.winsTie(name, steps.length, position.boxed) : texts.winsByLot(name)}</li>
    </>
  );
}

function Side({ region, seat }: { readonly region: Region | undefined; readonly seat: number }) {
  return (
    <>
      <SeatBadge seat={seat} /> {describeRegion(region)}
    </>
  );
}
