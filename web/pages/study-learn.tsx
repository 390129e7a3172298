import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { texts } from '#texts/web/study-retry.ts';
import { useShortcuts } from '../../kit/shortcuts.ts';
import type { GameScreen } from '../../kit/table.ts';
import type { Decision } from '../../study/decision.ts';
import { AttemptWords } from './attempt-words.tsx';
import { AskTable } from './study-ask.tsx';
import { StudyMark } from './study-mark.tsx';
import { useAttempt } from './use-attempt.ts';
import { type Desk, playedLine, plyDecided, tellNode } from './use-desk.ts';

interface LearnProps {
  readonly desk: Desk;
  readonly screen: GameScreen;
  readonly mistakes: readonly Decision[];
  readonly close: () => void;
}

/** A player's mistakes one after the other, at the board: find something better. */
export function StudyLearn({ desk, screen, mistakes, close }: LearnProps) {
  // Those that there were when it began: a review that goes on must not change the question.
  const [list] = useState(mistakes);
  const [at, setAt] = useState(() => firstFor(desk, mistakes));
  useShortcuts('page', [{ keys: ['Escape'], words: texts.close, act: close }]);
  const mistake = list[at];
  const next = at + 1 < list.length ? () => setAt(at + 1) : close;
  return <Mistake key={mistake.ply} {...{ desk, screen, mistake, at, close, next }} all={list.length} />;
}

/** The mistake that one stands at, or the first. */
function firstFor({ at }: Desk, mistakes: readonly Decision[]): number {
  const here = mistakes.findIndex(({ ply }) => ply === plyDecided(at));
  return Math.max(0, here);
}

function Mistake({
  desk,
  screen,
  mistake,
  at,
  all,
  next,
  close,
}: Omit<LearnProps, 'mistakes'> & {
  readonly mistake: Decision;
  readonly at: number;
  readonly all: number;
  readonly next: () => void;
}) {
  const { room, tree, names } = desk;
  const [before, played] = useMemo(() => playedLine(tree).slice(mistake.ply, mistake.ply + 2), [tree, mistake]);
  const view = useMemo(() => before.position.view(mistake.seat), [before, mistake]);
  const best = useMemo(() => room.game.parseMove(view, mistake.best), [room, view, mistake]);
  const { attempt, ...acts } = useAttempt(room, view, (text) => {
    if (text === mistake.best) return { isRight: true, loss: 0 };
    return text === mistake.played ? { isRight: false, loss: mistake.loss } : undefined;
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <AskTable
      {...{ room, screen, view, names, attempt }}
      answer={best.ok ? best.value : undefined}
      submit={acts.submit}
    >
      <section class="study-question">
        <header>
          {mistake.mark && <StudyMark mark={mistake.mark} />}
          <h2 ref={heading} tabIndex={-1}>
            {texts.title(at + 1, all)}
          </h2>
        </header>
        <p>{texts.say(names[mistake.seat], tellNode(desk, played).seen)}</p>
        <div role="status">
          <AttemptWords
            {...{ room, names, attempt, view }}
            best={best.ok ? best.value : undefined}
            played={played.move}
          />
        </div>
        <p class="study-row">
          {(attempt.kind === 'wrong' || attempt.kind === 'failed') && (
            <button type="button" class="primary" onClick={acts.again}>
              {texts.again}
            </button>
          )}
          {attempt.kind !== 'right' && attempt.kind !== 'shown' && (
            <button type="button" onClick={acts.show}>
              {texts.answer}
            </button>
          )}
          {(attempt.kind === 'right' || attempt.kind === 'shown') && (
            <button type="button" class="primary" onClick={next}>
              {at + 1 < all ? texts.next : texts.done}
            </button>
          )}
          <button type="button" onClick={close}>
            {texts.close}
          </button>
        </p>
      </section>
    </AskTable>
  );
}
