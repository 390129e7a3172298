import { useMemo } from 'preact/hooks';
import { texts } from '#texts/web/openings.ts';
import type { Trait } from '../../games/factors.ts';
import type { Room } from '../../games/room.ts';
import { Picture } from '../../kit/picture.tsx';
import {
  extremesOf,
  groupsWorthTelling,
  type OpeningTable,
  spreadOf,
  type TraitGroupRow,
  type TraitRow,
} from '../study/opening-tables.ts';
import { ShareBar } from './share-bar.tsx';

/** What winners had more or less of, the most telling first, each with a picture and how often it won. */
export function WhatWins({ room, table }: { readonly room: Room; readonly table: OpeningTable }) {
  const told = useMemo(
    () =>
      (room.factors?.traits ?? [])
        .flatMap((trait) => {
          const row = table.traits.find(({ id }) => id === trait.id);
          return row && groupsWorthTelling(row).length > 1 ? [{ trait, row }] : [];
        })
        .toSorted((a, b) => spreadOf(b.row) - spreadOf(a.row)),
    [room, table],
  );
  if (told.length === 0) return null;
  const together = room.about.together === true;
  const lesson = together ? texts.lessonTogether : texts.lesson;
  const [{ trait, row: first }] = told;
  const [least, most] = extremesOf(first);
  const ofGroup = ({ from, to }: TraitGroupRow) => texts.group(from, to);
  return (
    <>
      <p class="openings-lesson">
        {lesson(trait.title, ofGroup(least), least.share.mean, ofGroup(most), most.share.mean)}
      </p>
      <h2>{together ? texts.whatWinsTogether : texts.whatWins}</h2>
      <p class="fine">{together ? texts.rowsSayTogether : texts.rowsSay}</p>
      <ul class="what-wins">
        {told.map(({ trait, row }) => (
          <Factor key={trait.id} {...{ trait, row, together }} />
        ))}
      </ul>
    </>
  );
}

function Factor({
  trait: { title, say, picture },
  row,
  together,
}: {
  readonly trait: Trait;
  readonly row: TraitRow;
  readonly together: boolean;
}) {
  const { box, drawing } = picture;
  const compare = together ? texts.comparedTogether : texts.compared;
  return (
    <li class="what-wins-card">
      <div class="what-wins-head">
        <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
          <Picture drawing={drawing} />
        </svg>
        <div>
          <h3>{title}</h3>
          <p class="fine">{say}</p>
        </div>
      </div>
      <p>{compare(row.winners, row.others)}</p>
      <table>
        <caption class="sr-only">{texts.winsBy(title)}</caption>
        <tbody>
          {groupsWorthTelling(row).map(({ from, to, games, share }) => (
            <tr key={from}>
              <th scope="row">{texts.group(from, to)}</th>
              <td class="what-wins-bar">
                <ShareBar share={share} />
              </td>
              <td>
                <b>{texts.share(share.mean)}</b>
              </td>
              <td class="fine">
                <span>{texts.intervalOf(share.low, share.high, games)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </li>
  );
}
