import { texts as common } from '#texts/web/study.ts';
import { texts } from '#texts/web/study-review.ts';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import { isContradicted, offScale } from '../../study/rates.ts';
import { FEWEST, type PlayerReport, type Report } from '../../study/report.ts';
import { countedIn } from '../counted.ts';
import { decisionsOf, mistakeAround } from '../study/chances.ts';
import { restAt } from '../study/joined.ts';
import type { GrowingProps } from './report-props.ts';
import { sayMostlyHints } from './review-words.ts';
import { StudyMark } from './study-mark.tsx';
import { type Desk, nodeAt, numberAt, showPly, verdictOn } from './use-desk.ts';

/** Everybody's accuracy and what was found among their moves. All of it has its place from the start, so that nothing jumps. */
export function StudyPlayers({ desk, report, isDone }: GrowingProps) {
  return (
    <ul class="study-players" aria-label={texts.players}>
      {report.players.map((player) => (
        <li
          key={player.seat}
          style={{
            background: `var(--tint-${player.seat})`,
            // Whose chances are shown; the name says it to those who listen.
            borderColor: player.seat === desk.seat ? `var(--seat-${player.seat})` : undefined,
          }}
        >
          <Name {...{ desk, player }} />
          {isDone ? <Accuracy {...{ desk, player, report }} /> : <Awaited />}
          <Counts {...{ desk, player }} />
        </li>
      ))}
    </ul>
  );
}

interface PlayerProps {
  readonly desk: Desk;
  readonly player: PlayerReport;
}

/** Where players are against each other, the name chooses whose chances are shown. */
function Name({ desk: { names, seat, setSeat, room, study }, player }: PlayerProps) {
  const playing = study.players[player.seat];
  const name = names[player.seat];
  const words = (
    <>
      <SeatBadge seat={player.seat} /> {common.seatName(name)}
    </>
  );
  const isChoice = names.length > 1 && room.about.together !== true;
  return (
    <div class="study-player-name">
      {isChoice ? (
        <button
          type="button"
          class="quiet"
          aria-pressed={player.seat === seat}
          title={texts.showChance(name)}
          onClick={() => setSeat(player.seat)}
        >
          {words}
        </button>
      ) : (
        <b>{words}</b>
      )}
      {playing?.kind === 'bot' && <span class="fine">{texts.computer(playing.level)}</span>}
    </div>
  );
}

/** As tall as the number that comes. */
function Awaited() {
  return (
    <span class="study-accuracy is-awaited">
      <b aria-hidden="true">…</b> <span class="fine">{texts.accuracy}</span>
    </span>
  );
}

/** Only of a whole review: after the first few decisions a number would be a scare. */
function Accuracy({ desk, player, report }: PlayerProps & { readonly report: Report }) {
  const { seat, accuracy, counted, hinted } = player;
  if (accuracy === null) {
    const made = decisionsOf(report).filter((decision) => decision.seat === seat).length;
    const words = sayMostlyHints(desk.names[seat], hinted, made) ?? unratedWords(desk, report, seat, counted);
    return <span class="fine">{words}</span>;
  }
  return (
    <span class="study-accuracy">
      <b>{texts.accuracyOf(accuracy)}</b> <span class="fine">{texts.accuracy}</span>
    </span>
  );
}

const COUNTED = ['blunder', 'mistake', 'inaccuracy'] as const;

/** How many of each kind: each number leads to the next such move, round and round. */
function Counts({ desk, player: { seat, marks } }: PlayerProps) {
  const { report, tree, at, names } = desk;
  const goOn = (mark: (typeof COUNTED)[number]) => {
    const all = report ? decisionsOf(report).filter((each) => each.seat === seat && each.mark === mark) : [];
    const next = mistakeAround(all, verdictOn(desk, at)?.ply ?? at.ply, 1);
    if (next) showPly(tree, next.ply + 1);
  };
  return (
    <ul class="study-counts">
      {COUNTED.map((mark) => (
        <li key={mark}>
          <button
            type="button"
            class="quiet"
            disabled={marks[mark] === 0}
            title={texts.counted[mark]}
            aria-label={texts.countOf(names[seat], texts.counted[mark], marks[mark])}
            onClick={() => goOn(mark)}
          >
            <StudyMark mark={mark} /> {marks[mark]}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What else is known of somebody once all is reviewed; below what has its place before, so that nothing jumps. */
export function PlayerRemarks({ desk, report }: { readonly desk: Desk; readonly report: Report }) {
  const told = report.players.flatMap((player) => {
    const words = remarksOn(desk, report, player);
    return words.length > 0 ? [{ seat: player.seat, words }] : [];
  });
  if (told.length === 0) return null;
  return (
    <ul class="study-rates">
      {told.map(({ seat, words }) => (
        <li key={seat}>
          <SeatBadge seat={seat} /> {words.join(' ')}
        </li>
      ))}
    </ul>
  );
}

function remarksOn(desk: Desk, report: Report, player: PlayerReport): readonly string[] {
  const { seat, accuracy, marks, hinted } = player;
  const name = desk.names[seat];
  const like = accuracy === null ? undefined : likenessIn(desk, report, player);
  return [
    ...(like ? [texts.like(name, like.low, like.high, like.off)] : []),
    ...(marks.only > 0 ? [texts.onlyFound(name, marks.only)] : []),
    ...(hinted > 0 ? [texts.fromHints(name, hinted)] : []),
  ];
}

/** What level somebody plays like, where a match may say so: that of a computer player is known, and what its own result speaks against is not told. */
export function likenessIn({ study, review }: Desk, { players }: Report, player: PlayerReport) {
  const { seat, like, accuracy, result } = player;
  if (!like || study.players[seat]?.kind === 'bot') return undefined;
  const off = offScale(like, review?.job.rates?.levels ?? []);
  const rivals = players.flatMap((other) => {
    const playing = study.players[other.seat];
    return playing?.kind === 'bot' ? [{ ...other, level: playing.level }] : [];
  });
  return isContradicted({ like, accuracy, result }, off, rivals) ? undefined : { ...like, off };
}

/** Why there is no number: too few decisions counted, or it was won or lost from the first to the last. */
function unratedWords({ room, tree, rests }: Desk, report: Report, seat: number, counted: number): string {
  if (counted > 0) return texts.tooFew(counted, FEWEST.rated);
  const own = decisionsOf(report).filter((decision) => decision.seat === seat);
  const chances = own.map(({ ply, chances }) => restAt(rests, ply + 1)?.chances[seat] ?? chances[seat]);
  if (chances.length === 0) return texts.noDecisions;
  const [lowest, highest] = [Math.min(...chances), Math.max(...chances)];
  if (lowest > 0.5) {
    if (!room.about.together) return texts.aheadThroughout(lowest);
    const node = nodeAt(tree, own[chances.indexOf(lowest)].ply + 1);
    return texts.neverInDanger(lowest, countedIn(room).number(node ? numberAt({ room }, node) : 0));
  }
  return highest < 0.5 ? texts.behindThroughout(highest) : texts.noDecisions;
}
