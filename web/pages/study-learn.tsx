import '../styles/puzzle.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { texts as playerTexts } from '#texts/web/players.ts';
import { texts as common } from '#texts/web/study.ts';
import { texts } from '#texts/web/study-retry.ts';
import type { Move, Seat } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import { useShortcuts } from '../../kit/shortcuts.ts';
import type { GameScreen } from '../../kit/table.ts';
import type { Decision } from '../../study/decision.ts';
import { asYou, isYou } from '../../texts/who.ts';
import { chosenColours, colourName } from '../seat-colours.ts';
import { type Answer, type Outcome, outcomeOf } from '../study/learn-outcome.ts';
import type { Study } from '../study/study-text.ts';
import type { StudyNode } from '../study/study-tree.ts';
import { AttemptWords } from './attempt-words.tsx';
import { keyedNext, NEXT_ONE } from './next-key.ts';
import { PuzzleAnswers } from './puzzle-answers.tsx';
import { HintButton, HintWords, isPlaceTold } from './puzzle-hint.tsx';
import { AskTable, letterOf } from './study-ask.tsx';
import { LearnEnd } from './study-learn-end.tsx';
import { StudyMark } from './study-mark.tsx';
import type { Attempt } from './use-attempt.ts';
import { type Desk, playedLine, showPly, tellChoice } from './use-desk.ts';
import { useRetry } from './use-retry.ts';

interface LearnProps {
  readonly desk: Desk;
  readonly screen: GameScreen;
  readonly mistakes: readonly Decision[];
  /** The line of the one to begin with; the first where there is none. */
  readonly from: number | undefined;
  readonly close: () => void;
}

/** A player's mistakes one after the other, at the board: find something better. At the end, how many were found. */
export function StudyLearn({ desk, screen, mistakes, from, close }: LearnProps) {
  // Those that there were when it began: a review that goes on must not change the question.
  const [list, setList] = useState(mistakes);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      mistakes.findIndex(({ ply }) => ply === from),
    ),
  );
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const [isOver, setOver] = useState(false);
  const mistake = list[at];
  const leave = () => {
    showPly(desk.tree, mistake.ply + 1);
    close();
  };
  useShortcuts('page', [{ keys: ['Escape'], words: texts.close, act: leave }]);
  const next = at + 1 < list.length ? () => setAt(at + 1) : () => setOver(true);
  const tell = (answer: Answer, isHelped: boolean) =>
    setOutcomes((old) => new Map(old).set(mistake.ply, outcomeOf(old.get(mistake.ply), answer, isHelped)));
  const again = () => {
    setList(list.filter(({ ply }) => outcomes.has(ply) && outcomes.get(ply) !== 'first'));
    setOutcomes(new Map());
    setAt(0);
    setOver(false);
  };
  return (
    <>
      <Mistake
        key={`${mistake.ply} ${list.length}`}
        {...{ desk, screen, mistake, at, next, tell }}
        close={leave}
        all={list.length}
      />
      {isOver && <LearnEnd outcomes={[...outcomes.values()]} {...{ again }} close={leave} />}
    </>
  );
}

function Mistake({
  desk,
  screen,
  mistake,
  at,
  all,
  next,
  tell,
  close,
}: Omit<LearnProps, 'mistakes' | 'from'> & {
  readonly mistake: Decision;
  readonly at: number;
  readonly all: number;
  readonly next: () => void;
  /** Told of every answer, and whether a hint led to it. */
  readonly tell: (answer: Answer, isHelped: boolean) => void;
}) {
  const { room, tree, study } = desk;
  const names = useMemo(() => namesAs(desk.names, mistake.seat, room, study), [desk.names, mistake.seat, room, study]);
  const [before, played] = useMemo(() => playedLine(tree).slice(mistake.ply, mistake.ply + 2), [tree, mistake]);
  const view = useMemo(() => before.position.view(mistake.seat), [before, mistake]);
  const best = useMemo(() => {
    const read = room.game.parseMove(view, mistake.best);
    return read.ok ? read.value : undefined;
  }, [room, view, mistake]);
  const [hints, giveHint] = useState(0);
  const { attempt, rows, told, others, ...acts } = useRetry(desk, mistake, view, (answer) => tell(answer, hints > 0));
  const hinted = useMemo(() => [played.move], [played]);
  const isDone = attempt.kind === 'right' || attempt.kind === 'shown';
  useShortcuts('page', isDone ? [{ keys: [NEXT_ONE], words: texts.next, act: next }] : []);
  const [lit, light] = useState<Move>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const hint = attempt.kind === 'asking' && best !== undefined && <HintButton {...{ hints }} give={giveHint} />;
  const row = <Row {...{ attempt, hint, next, close }} again={acts.again} show={acts.show} isLast={at + 1 === all} />;
  return (
    <AskTable
      {...{ room, screen, view, names, attempt, told, lit }}
      played={played.move}
      hinted={isPlaceTold(hints) ? best : undefined}
      answer={best}
      submit={acts.submit}
      acts={!isDone && row}
    >
      <section class="study-question">
        <header>
          {mistake.mark && <StudyMark mark={mistake.mark} />}
          <h2 ref={heading} tabIndex={-1}>
            {texts.title(common.marks[mistake.mark ?? 'mistake'], at + 1, all)}
          </h2>
        </header>
        <Asked {...{ desk, names, played }} seat={mistake.seat} isHinted={attempt.kind === 'asking' && hints > 0} />
        <div role="status">
          {attempt.kind === 'asking' && best !== undefined && (
            <HintWords {...{ room, view, names, hints, best }} others={hinted} isPlayed />
          )}
          <AttemptWords
            {...{ room, names, attempt, view, others, best }}
            played={played.move}
            than={letterOf(told, others[0])}
          />
        </div>
        {isDone && row}
        {isDone && told.length > 0 && (
          <PuzzleAnswers
            {...{ room, view, names, rows, light }}
            explained={attempt.kind === 'right' ? attempt.move : told[0]}
          />
        )}
      </section>
    </AskTable>
  );
}

/** What was played, and what is asked. */
function Asked({
  desk,
  names,
  played,
  seat,
  isHinted,
}: {
  readonly desk: Desk;
  readonly names: readonly string[];
  readonly played: StudyNode;
  readonly seat: Seat;
  /** The words of a hint need the room: what was played is marked on the board. */
  readonly isHinted: boolean;
}) {
  const who = desk.names[seat];
  return (
    <p class={isHinted ? 'sr-only' : undefined}>
      {isYou(who)
        ? texts.say(tellChoice({ ...desk, names }, played).seen)
        : texts.sayAs(who, tellChoice(desk, played).seen)}
    </p>
  );
}

/** The ways on. */
function Row({
  attempt: { kind },
  hint,
  isLast,
  again,
  show,
  next,
  close,
}: {
  readonly attempt: Attempt;
  /** While somebody looks for the move. */
  readonly hint: ComponentChildren;
  readonly isLast: boolean;
  readonly again: () => void;
  readonly show: () => void;
  readonly next: () => void;
  readonly close: () => void;
}) {
  const isDone = kind === 'right' || kind === 'shown';
  return (
    <p class="study-row study-retry">
      {(kind === 'wrong' || kind === 'failed' || kind === 'near') && (
        <button type="button" class="primary" onClick={again}>
          {kind === 'near' ? texts.findBest : texts.again}
        </button>
      )}
      {hint}
      {isDone ? (
        <button type="button" class="primary" onClick={next} {...keyedNext(texts.next)}>
          {isLast ? texts.done : texts.next}
        </button>
      ) : (
        <button type="button" onClick={show}>
          {texts.answer}
        </button>
      )}
      <button type="button" aria-label={texts.close} onClick={close}>
        {texts.back}
      </button>
    </p>
  );
}

/**
 * Who tries a move again plays its seat: "your line" is that seat's then, and the one who is "you" elsewhere goes by
 * colour. Otherwise the words of the table and those of the question would call different players "you".
 */
function namesAs(names: readonly string[], own: Seat, { about }: Room, { players }: Study): readonly string[] {
  if (isYou(names[own])) return names;
  const colours = chosenColours(about, players);
  return names.map((name, seat) => {
    if (seat === own) return asYou(playerTexts.you);
    return isYou(name) ? colourName(about, colours[seat] ?? seat) : name;
  });
}
