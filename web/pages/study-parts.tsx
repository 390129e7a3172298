import { texts } from '#texts/web/study-review.ts';
import type { Seat } from '../../core/game.ts';
import type { Decision } from '../../study/decision.ts';
import type { PlayerReport, Report } from '../../study/report.ts';
import { wholePoints } from '../../study/round.ts';
import { countedIn } from '../counted.ts';
import { changeTold, keyMoments, mistakesTold, turningPoints } from '../study/chances.ts';
import { addsUp, leavesMuch, mainCause } from '../study/result-parts.ts';
import { type Desk, nodeAt, numberAt } from './use-desk.ts';

/** How the result came about: everybody's choices, luck and what is left; in a sentence where the numbers make no sense. */
export function StudyParts({ desk, player }: PartsProps) {
  const { names, report } = desk;
  if (!report || names.length < 2 || player.counted === 0) return null;
  const own = names[player.seat];
  const others = names.filter((_, seat) => seat !== player.seat);
  const adds = addsUp(player);
  const cause = adds ? '' : causeWords({ player, own, others }, turningPoints(desk.rests, player).length);
  // Where single moves decided it, their pictures have said so.
  if (!adds && cause === '') return null;
  return (
    <div class="study-decided">
      <h3>{texts.parts}</h3>
      {adds ? (
        <>
          <PartsTable {...{ report, player, own, others }} />
          <p class="fine">
            {texts.partsSay} {leavesMuch(player) ? texts.partsRest : texts.partsElse(!report.showsLuck)}
          </p>
        </>
      ) : (
        <p>
          {cause} {sumWords(desk, report, player)}
        </p>
      )}
    </div>
  );
}

interface PartsProps {
  readonly desk: Desk;
  readonly player: PlayerReport;
}

interface SidesProps {
  readonly player: PlayerReport;
  readonly own: string;
  readonly others: readonly string[];
}

function causeWords({ player, own, others }: SidesProps, turns: number): string {
  const cause = mainCause(player);
  if (cause === 'own') return texts.causeMistakes([own]);
  if (cause === 'others') return texts.causeMistakes(others);
  if (cause === 'luck') return texts.causeLuck;
  return turns > 0 ? '' : texts.causeSeveral(others.length + 1);
}

/** Mistakes in numbers, where those are ones that somebody can make sense of: a match that goes back and forth gives away more than there is. */
function sumWords(desk: Desk, report: Report, { seat }: PlayerReport): string {
  const { rests, names } = desk;
  const { own, others } = mistakesTold(report, rests, seat);
  if (Math.max(own, others) > 1) return biggestWords(desk, report, seat);
  const rivals = names.filter((_, each) => each !== seat);
  return texts.mistakesInAll(names[seat], own, rivals, others);
}

function biggestWords(desk: Desk, report: Report, seat: Seat): string {
  const { rests, room, tree } = desk;
  const change = (decision: Decision) => changeTold(rests, decision, seat);
  const [biggest] = keyMoments(report, rests, seat).sort((a, b) => Math.abs(change(b)) - Math.abs(change(a)));
  const node = biggest && nodeAt(tree, biggest.ply + 1);
  return node ? texts.biggestSwing(countedIn(room).number(numberAt(desk, node)), change(biggest)) : '';
}

function PartsTable({ report, player, own, others }: SidesProps & { readonly report: Report }) {
  const rest = player.unknown + player.rest;
  const parts = [player.decisions, player.others, ...(report.showsLuck ? [player.draws] : [])];
  const left = report.showsLuck ? rest : rest + player.draws;
  const [start, ...points] = wholePoints([player.start, ...parts, left], player.result);
  const words = [
    texts.choicesOf([own]),
    texts.choicesOf(others),
    ...(report.showsLuck ? [texts.luck] : []),
    texts.somethingElse,
  ];
  return (
    <table class="study-parts">
      <tbody>
        <tr>
          <th scope="row">{texts.partStart}</th>
          <td>{texts.wholeOf(start / 100)}</td>
        </tr>
        {words.map((word, at) =>
          points[at] === 0 ? null : (
            <tr key={word}>
              <th scope="row">{word}</th>
              <td>{texts.partOf(points[at])}</td>
            </tr>
          ),
        )}
        <tr>
          <th scope="row">{texts.partResult}</th>
          <td>
            <b>{texts.wholeOf(player.result)}</b>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
