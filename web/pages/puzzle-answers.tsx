import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { texts } from '#texts/web/puzzle.ts';
import type { Move, Position } from '../../core/game.ts';
import { must } from '../../core/result.ts';
import type { Room } from '../../games/room.ts';
import { MarkSign } from '../../kit/board-marks.tsx';
import { endOfChance } from '../study/certain-end.ts';
import { after } from './after-move.ts';
import { Brings } from './brings.tsx';
import { ColumnHeads } from './column-heads.tsx';
import { CropPicture } from './crop-picture.tsx';
import { Ends } from './ends.tsx';
import { SeenWords } from './seen-words.tsx';
import { letterOf, signOf } from './study-ask.tsx';
import { tieWords } from './tie-words.ts';
import type { ToldAnswer } from './told-answer.ts';
import { endsBeside, isSettled, type Ends as KnownEnds } from './use-final-points.ts';
import { useLateReasons } from './use-late-reasons.ts';
import { PHONE, TOUCH, useMedia } from './use-media.ts';
import { whilePointed } from './while-pointed.ts';
import { whyOutweighed, whyRight, whyWrong } from './why-better.ts';

interface AnswersProps {
  readonly room: Room;
  readonly view: Position;
  readonly names: readonly string[];
  /** The right ones first, and of them the best. */
  readonly rows: readonly ToldAnswer[];
  /** The move whose reason is told above the list. */
  readonly explained: Move;
  readonly light: (move: Move | undefined) => void;
  /** Every move was followed to the end: what is known of how it ends is no average. */
  readonly isExact?: boolean;
  /** No chance is left: each of them wins, draws or loses. */
  readonly isCertain?: boolean;
}

/**
 * The moves that count as solved with their chances, and what the tempting others give away. Each has its letter on the
 * board; pointing at a row, tapping it or reaching it by keyboard shows its move there.
 */
export function PuzzleAnswers({
  room,
  view,
  names,
  rows,
  explained,
  light,
  isExact = false,
  isCertain = false,
}: AnswersProps) {
  const moves = useMemo(() => rows.map(({ move }) => must(room.game.parseMove(view, move))), [rows, room, view]);
  const [chosen, choose] = useState<Move>();
  const isTouched = useMedia(TOUCH);
  const show = (move: Move | undefined) => {
    choose(move);
    light(move);
  };
  // Replies are looked for move by move: not again for every row that somebody points at.
  const reasons = useMemo(() => {
    const asked = { room, view, names };
    const wrong = moves.filter((_, at) => !rows[at].isRight);
    const told = { ...asked, than: letterOf(moves, wrong[0]) };
    const above = whyRight(told, explained, wrong);
    return rows.map(({ isRight }, at) => {
      if (moves[at] === explained) return undefined;
      if (!isRight) return whyWrong(asked, moves[at], moves[0]) ?? whyOutweighed(asked, moves[at], moves[0]);
      const reason = whyRight(told, moves[at], wrong);
      return reason === above ? undefined : reason;
    });
  }, [room, view, names, rows, moves, explained]);
  const { late, ends, isReviewed } = useLateReasons({ room, view, names }, rows, moves, reasons, explained);
  // One sentence under every other row would hide what differs.
  const said = reasons.map((reason, at) => {
    const first = reasons.indexOf(reason);
    return reason && (first < at ? texts.sameAs(signOf(first).sign) : texts.why(reason));
  });
  // "Place your tile" in every row: the letters on the board tell one from the other.
  const named = moves.map((move) => room.nameIdea?.(view, move));
  const areAlike = named.every((name) => name !== undefined && name === named[0]);
  return (
    <>
      <p class="fine">{isTouched ? texts.showByTap : texts.showHow}</p>
      <table class="study-parts puzzle-answers">
        <caption class="sr-only">{texts.answers}</caption>
        <ColumnHeads names={[texts.move, isCertain ? texts.result : texts.chance]} />
        <tbody>
          {rows.map((row, at) => (
            <Row
              key={row.move}
              {...{ room, view, names, row, at, chosen, light, show, isCertain }}
              move={moves[at]}
              seen={areAlike ? texts.at(named[at] ?? '', signOf(at).sign) : named[at]}
              reason={late.has(moves[at]) ? undefined : said[at]}
              ends={isReviewed ? undefined : { known: shownEnds(ends?.get(moves[at]), isExact, row.win, view) }}
            >
              {late.has(moves[at]) && <span class="puzzle-why is-late fine">{late.get(moves[at])}</span>}
            </Row>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface RowProps extends Pick<AnswersProps, 'room' | 'view' | 'names' | 'light'> {
  readonly row: ToldAnswer;
  readonly at: number;
  readonly move: Move;
  readonly seen: string | undefined;
  readonly reason: string | undefined;
  /** The average final score, once it is known, and if ever: its room stays, or all below would move. Absent in a review. */
  readonly ends: { readonly known: KnownEnds | undefined } | undefined;
  readonly isCertain: boolean;
  /** The move that stays on the board when nobody points at another. */
  readonly chosen: Move | undefined;
  readonly show: (move: Move | undefined) => void;
  /** The reason that takes a while to be found, in room that is kept for it. */
  readonly children: ComponentChildren;
}

function Row(props: RowProps) {
  const { room, view, names, row, at, move, seen, reason, ends, chosen, light, show, isCertain, children } = props;
  const isChosen = move === chosen;
  const { isRight, isTried, isPlayed, win } = row;
  const end = isCertain ? endOfChance(win) : undefined;
  // Chance may decide after one move and have no more say after another.
  const sure = ends?.known && isSettled(ends.known) ? endOfChance(win) : undefined;
  const tie = sure && ends?.known && tieWords({ room, names, end: sure, ends: ends.known, seat: view.turn });
  const isPhone = useMedia(PHONE);
  return (
    <tr
      class={`${isRight ? 'puzzle-right' : ''} ${isChosen ? 'is-chosen' : ''}`}
      {...whilePointed(
        () => light(move),
        () => light(chosen),
      )}
      onClick={() => show(isChosen ? undefined : move)}
    >
      <th scope="row">
        <button type="button" class="puzzle-show" aria-pressed={isChosen}>
          <MarkSign mark={{ seat: view.turn, ...signOf(at) }} />{' '}
          <span>
            <SeenWords words={room.adviseMove(view, move)} seen={seen} />{' '}
            {isTried && <b class="puzzle-tried">{texts.tried}</b>}{' '}
            {isPlayed && <b class="puzzle-tried">{texts.played}</b>}{' '}
            {isRight && <b class="puzzle-accepted">{at === 0 ? texts.best : texts.alsoGood}</b>}
          </span>
        </button>
        <span class="puzzle-points">
          <Brings {...{ room, move, names }} position={view} />
          {ends && <Ends {...{ room, names }} ends={ends.known} />}
        </span>
        {reason !== undefined && <span class="puzzle-why fine">{reason}</span>}
        {children}
        {tie !== undefined && <span class="puzzle-why fine">{texts.why(tie)}</span>}
        {isChosen && isPhone && <Close {...{ room, view, move }} />}
      </th>
      <td>{end ? texts.results[end] : texts.worth(win)}</td>
    </tr>
  );
}

/** An average beside a proof would contradict it (“ends ≈248 – 252” of a move that always wins), or beside another chance. */
function shownEnds(ends: KnownEnds | undefined, isExact: boolean, win: number, view: Position): KnownEnds | undefined {
  if (!ends || isSettled(ends)) return ends;
  return isExact ? undefined : endsBeside(ends, win, view);
}

/** The board around the move: on a phone the board itself is out of sight here. */
function Close({ room, view, move }: Pick<RowProps, 'room' | 'view' | 'move'>) {
  const [place] = room.placesOf?.(view, move) ?? [];
  const crop = useMemo(() => place && room.cropAt?.(after(view, move), place), [room, view, move, place]);
  return crop && place ? <CropPicture {...{ crop, place }} seat={view.turn} /> : null;
}
