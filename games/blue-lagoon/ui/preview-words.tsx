import type { ComponentChildren } from 'preact';
import { texts as scores } from '#texts/blue-lagoon/scores.ts';
import { texts } from '#texts/blue-lagoon/table.ts';
import { texts as words } from '#texts/blue-lagoon/words.ts';
import type { Fault } from '../../../core/result.ts';
import { fillIn } from '../../../kit/fill-in.tsx';
import { Refusal } from '../../../kit/refusal.tsx';
import { RuleLink } from '../../../kit/rule-link.tsx';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf } from '../../../kit/table.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { majorities } from '../scoring.ts';
import { NOTHING } from '../state.ts';
import { namePlace } from './island-names.ts';
import type { Gain, Preview } from './preview.ts';
import { nameToken, nameTokens } from './words.ts';

interface PreviewProps {
  readonly position: BlueLagoonPosition;
  readonly names: readonly string[];
  readonly pointed: number | undefined;
  readonly preview: Preview | undefined;
  readonly fault: Fault | undefined;
  readonly acts: boolean;
  readonly ruleLink?: ((rule: string) => string) | undefined;
  readonly children?: ComponentChildren;
}

/** What the tile under the pointer is, what a piece there would bring or why it is refused, and who leads its island. */
export function PreviewWords(props: PreviewProps) {
  const { position, names, pointed, preview, fault, acts, ruleLink, children } = props;
  if (pointed === undefined) {
    return (
      <div class="preview blue-lagoon-preview">
        <p class="fine blue-lagoon-mouse">{acts ? texts.preview.point : texts.preview.look}</p>
        <p class="fine blue-lagoon-touch">{acts ? texts.preview.tap : texts.preview.tapToLook}</p>
      </div>
    );
  }
  return (
    <div class="preview blue-lagoon-preview">
      <Where position={position} names={names} tile={pointed} isTaking={preview?.token !== undefined} />
      {preview && <Bringing preview={preview} names={names} ruleLink={ruleLink} />}
      {fault && <Refusal {...{ fault, ruleLink }} />}
      {children}
    </div>
  );
}

/** "Coral Island, worth 10 · a coconut" and how many pieces each player has on that island. */
function Where({
  position,
  names,
  tile,
  isTaking,
}: {
  readonly position: BlueLagoonPosition;
  readonly names: readonly string[];
  readonly tile: number;
  /** What is on the tile is told below, as something to take: here it would cost a second line. */
  readonly isTaking: boolean;
}) {
  const { board, tokens } = position;
  const island = board.isLand(tile) ? board.islandOf[tile] : undefined;
  const things = [
    island === undefined
      ? namePlace(board, tile)
      : texts.preview.islandWorth(namePlace(board, tile), board.bonus[island]),
    ...(isTaking || !board.isCircle(tile)
      ? []
      : [tokens[tile] === NOTHING ? words.stoneCircle : nameToken(tokens[tile])]),
  ];
  return (
    <p class="blue-lagoon-where">
      <b>{texts.preview.where(things)}</b>
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
  if (leaders.length === 0) return <span class="blue-lagoon-standing">{texts.preview.nobody}</span>;
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
  preview,
  names,
  ruleLink,
}: {
  readonly preview: Preview;
  readonly names: readonly string[];
  readonly ruleLink?: ((rule: string) => string) | undefined;
}) {
  const { gains, token, held, kinds, isDoomed, lasting, ends } = preview;
  const { stays } = texts.preview;
  const next = nextTo(preview);
  return (
    <>
      <ul>
        {gains.map((gain) => (
          <li key={gain.seat}>
            <SeatBadge seat={gain.seat} />
            <span>{texts.preview.gain(nameOf(names, gain.seat), partWords(gain))}</span>
            <b>{signed(gain.total)}</b>
          </li>
        ))}
      </ul>
      {token !== undefined && <p>{texts.preview.takes(nameToken(token), held, kinds)}</p>}
      {token === undefined && gains.length === 0 && <p>{sayNothing(preview)}</p>}
      {next.length > 0 && !saysNextWithNothing(preview) && <p>{texts.preview.next(next)}</p>}
      {lasting !== undefined && <p>{stays(lasting)}</p>}
      {isDoomed && (
        <p class="blue-lagoon-warning">
          {fillIn(texts.preview.doomed, { rule: <RuleLink rule="B15" ruleLink={ruleLink} /> })}
        </p>
      )}
      {ends && <p class="blue-lagoon-warning">{texts.preview.ends[ends]}</p>}
    </>
  );
}

/** What the piece would be next to, of a settler: a village tells how it lasts, and what is taken is news enough. */
function nextTo({ opened, isVillage, token }: Preview): string[] {
  return isVillage || token !== undefined ? [] : nameTokens(opened);
}

/** Whether that is told in one sentence with bringing nothing yet. */
function saysNextWithNothing(preview: Preview): boolean {
  return preview.gains.length === 0 && !preview.isLed && nextTo(preview).length > 0;
}

function sayNothing(preview: Preview): string {
  const { nothing, nothingMore, nothingAtEnd, nothingButNext } = texts.preview;
  if (preview.ends) return nothingAtEnd;
  if (preview.isLed) return nothingMore;
  return saysNextWithNothing(preview) ? nothingButNext(nextTo(preview)) : nothing;
}

function partWords({ parts }: Gain): string[] {
  // A single part is all there is, and that number is told beside it.
  if (parts.length === 1) return [scores.parts[parts[0].part].short];
  return parts.map(({ part, points }) => texts.preview.part(scores.parts[part].short, signed(points)));
}

export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** The same in one sentence, for those who listen. */
export function sumUpPreview(preview: Preview, names: readonly string[]): string {
  const { gains, token, held, kinds, isDoomed, lasting, ends } = preview;
  const { sum, sumGain, sumNext, sumTakes, sumDoomed, sumStays, sumEnds } = texts.preview;
  const told = gains.map((gain) => sumGain(nameOf(names, gain.seat), signed(gain.total), partWords(gain)));
  const next = nextTo(preview);
  return sum([
    ...(told.length > 0 ? told : [sayNothing(preview)]),
    ...(token === undefined ? [] : [sumTakes(nameToken(token), held, kinds)]),
    ...(next.length > 0 && !saysNextWithNothing(preview) ? [sumNext(next)] : []),
    ...(isDoomed ? [sumDoomed] : []),
    ...(lasting === undefined ? [] : [sumStays(lasting)]),
    ...(ends ? [sumEnds[ends]] : []),
  ]);
}
