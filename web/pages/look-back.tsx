import { useCallback, useMemo } from 'preact/hooks';
import { texts as shortcuts } from '#texts/web/shortcuts.ts';
import { texts } from '#texts/web/table.ts';
import { texts as viewer } from '#texts/web/viewer.ts';
import { useShortcuts } from '../../kit/shortcuts.ts';
import type { GameScreen } from '../../kit/table.ts';
import { SideEnds } from '../../kit/table-layout.tsx';
import { countedIn } from '../counted.ts';
import { ReplaySession } from '../session/replay-session.ts';
import { isFinished, type Session } from '../session/session.ts';
import { CopyMatchLink } from './copy-link.tsx';
import { Log } from './log.tsx';
import { markOf } from './news.ts';
import { Stepper } from './stepper.tsx';
import type { Surroundings } from './surroundings.ts';
import { turnEnds } from './turn-ends.ts';
import { useSession } from './use-session.ts';

const NOTHING: readonly never[] = [];
/** The board shows another moment than most lines tell of. */
const lightNothing = () => undefined;

/** The match as it was earlier, and as its viewer knew it then. */
export function LookBack({
  session,
  names,
  Still,
  from,
  close,
  around,
}: {
  readonly session: Session;
  readonly names: readonly string[];
  readonly Still: GameScreen['Still'];
  /** How many moves had been made. */
  readonly from: number;
  readonly close: () => void;
  /** Of the match as it is now: time runs on while somebody looks back. */
  readonly around: Surroundings | undefined;
}) {
  const replay = useMemo(() => new ReplaySession(session, from), [session, from]);
  const go = useCallback((step: number) => replay.go(step), [replay]);
  const { position, viewer: eyes, log, earlier } = useSession(replay);
  useShortcuts('page', [{ keys: ['Escape'], words: shortcuts.replay.close, act: close }]);
  const line = Array.from(log).findLast(({ seat }) => seat >= 0);
  const say = (words: string) => (line === undefined ? '' : viewer.did(names[line.seat], words));
  const words = say(line?.words ?? '');
  const seen = say(line?.seen ?? line?.words ?? '');
  const moment = countedIn(session.room).outOf(line?.number ?? 0, session.snapshot.log.at(-1)?.number ?? 0);
  const marks = useMemo(() => (line === undefined ? [] : [markOf(line)]), [line]);
  const { log: lines } = session.snapshot;
  const turns = useMemo(() => turnEnds(lines).map(({ move }) => move), [lines]);
  const isOver = isFinished(session.snapshot);
  const told = <Log {...{ lines, names }} at={replay.at} undone={NOTHING} lookAt={go} light={lightNothing} />;
  return (
    <div class="viewer">
      <Stepper at={replay.at} last={replay.last} {...{ moment, words, seen, go, turns }} takesFocus>
        <CopyMatchLink session={session} move={replay.at} />
        <button type="button" class="primary" onClick={close}>
          {isOver ? texts.backToResult : texts.backToNow}
        </button>
      </Stepper>
      <SideEnds.Provider value={{ above: !isOver && <WhatGoesOn around={around} />, below: told }}>
        <Still {...{ position, earlier, marks }} names={session.owners ?? names} viewer={eyes} />
      </SideEnds.Provider>
    </div>
  );
}

/** Beside a look back at a match that is on: who plays, how much time is left, and what somebody asks for meanwhile. */
function WhatGoesOn({ around }: { readonly around: Surroundings | undefined }) {
  return (
    <>
      {around?.above}
      {around?.beside}
    </>
  );
}
