import { useEffect, useState } from 'preact/hooks';
import { texts as allTexts } from '#texts/web/online.ts';
import { texts as tableTexts } from '#texts/web/table.ts';
import type { TableNow } from '../../online/messages/news.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { myMatches } from '../online/my-matches.ts';
import { openTable, type TableLine, type TableState } from '../online/table-line.ts';
import { unsentMoves } from '../online/unsent-moves.ts';
import { here as world } from '../session/here.ts';
import { nameThem, playersOf } from '../session/remote-players.ts';
import { openRemote, type RemoteParts, type RemoteSession } from '../session/remote-session.ts';
import { keyed, type ShortcutId } from '../shortcuts.ts';
import { Icon } from './icon.tsx';
import { Missing } from './missing.tsx';
import { ChatRequest } from './online-chat.tsx';
import { DiceOffer } from './online-dice.tsx';
import { OnlineLate } from './online-late.tsx';
import { OnlineMenu } from './online-menu.tsx';
import { isAskedFor, OnlineOffer } from './online-offer.tsx';
import { OnlinePlayers } from './online-players.tsx';
import { PostWait } from './online-post.tsx';
import { type OnlineQuestion, OnlineQuestions } from './online-questions.tsx';
import { OnlineTalk } from './online-talk.tsx';
import { isClocked } from './online-words.ts';
import { Play } from './play.tsx';
import { carryTalk } from './said-line.ts';
import type { Surroundings } from './surroundings.ts';
import { type Act, useFault } from './use-fault.ts';
import type { Loaded } from './use-room.ts';
import { useSession } from './use-session.ts';
import { useTable } from './use-table-line.ts';
import type { Behind } from './use-talk-open.ts';
import { useTurnSignal } from './use-turn-signal.ts';

const texts = allTexts.actions;

/** Moves at the beginning of a match. */
const EARLY = 4;

/** A match on the server, at the same table as any other. */
export function OnlineTable({
  line,
  loaded: { room, screen },
  now,
  isReplay,
}: {
  readonly line: TableLine;
  readonly loaded: Loaded;
  readonly now: TableNow;
  readonly isReplay: boolean;
}) {
  // The rest of the table follows by itself.
  const [session] = useState(() => openRemote(partsOf(room, line), now));
  if (!screen) return <Missing what="table" why={tableTexts.noScreen(room.game.title)} />;
  if (!session.ok) return <Missing what="match" why={sayFault(session.fault)} />;
  return <Seated {...{ line, screen, now, isReplay }} session={session.value} />;
}

function Seated({
  line,
  session,
  screen,
  now,
  isReplay,
}: {
  readonly line: TableLine;
  readonly session: RemoteSession;
  readonly screen: NonNullable<Loaded['screen']>;
  readonly now: TableNow;
  readonly isReplay: boolean;
}) {
  const { position, log } = useSession(session);
  const [question, ask] = useState<OnlineQuestion>();
  const { fault, act } = useFault(log.length);
  const isYourTurn = now.status === 'live' && position.turn === now.you;
  useTurnSignal(isYourTurn);
  const isOver = now.status === 'over';
  // Whoever sees the end here is not told of it elsewhere, or the next time.
  useEffect(() => {
    if (isOver) void myMatches.refresh();
  }, [isOver]);
  useCarriedTalk(line, now);
  const { title } = session.room.game;
  const here = useTable(line, (state) => state.here);
  const isAway = useTable(line, (state) => isMissed(state, position.turn));
  const afterScore = now.dice.secret !== undefined && <DiceOffer check={() => ask({ kind: 'dice' })} />;
  const players = <OnlinePlayers {...{ line, session }} />;
  const around: Surroundings = {
    title: isYourTurn ? allTexts.tabYourTurn(title) : tableTexts.tabOfMatch(title, session.names),
    above: players,
    isAway,
    stays: now.status !== 'over' && players,
    beside: (
      <>
        {fault && (
          <p class="problem" role="alert">
            {sayFault(fault)}
          </p>
        )}
        <OnlineOffer {...{ session, now, act }} />
        <ChatRequest {...{ now }} names={session.names} ask={(wish) => act(session.wish(wish))} />
        <OnlineLate {...{ session, now, act }} end={(seat) => ask({ kind: 'end', seat })} />
        <PostWait {...{ session, now }} />
      </>
    ),
    below: (
      <OnlineTalk
        {...{ line }}
        names={session.names}
        ask={(wish) => act(session.wish(wish))}
        stage={now.status === 'over' ? 'over' : (log.at(-1)?.move ?? 0) < EARLY ? 'early' : 'middle'}
        behind={behindTalk(now, isYourTurn)}
      />
    ),
    actions: (actOnPrompt) => <Actions {...{ line, session, now }} act={actOnPrompt} />,
    noKeys: keysMissing(session, now),
    menu: (parts) => <OnlineMenu {...{ session, now, here, ask }} {...parts} />,
    afterScore,
  };
  return (
    <>
      <Play {...{ session, screen, around, isReplay }} />
      <OnlineQuestions {...{ session, now, question, ask, act }} close={() => ask(undefined)} />
    </>
  );
}

/** Who waits here for the rematch takes along what is said meanwhile. */
function useCarriedTalk(line: TableLine, { match, rematch, rematchNow, seats, you }: TableNow): void {
  const talk = useTable(line, (state) => state.talk);
  const next = rematchNow?.yours && rematchNow.status === 'open' ? rematch : undefined;
  useEffect(() => {
    if (next !== undefined) carryTalk({ match, talk }, next, nameThem(playersOf(seats), you));
  }, [match, next, talk, seats, you]);
}

/** By post nobody is missed, and who is here is not known while this device is not. */
function isMissed({ table, line, awaySince }: TableState, turn: number): boolean {
  return table?.rule.kind !== 'post' && line !== 'lost' && awaySince[turn] !== undefined;
}

/** What a talk that covers the column must give way to. */
function behindTalk(now: TableNow, isYourTurn: boolean): Behind {
  if (now.status === 'over') return 'over';
  if (isAskedFor(now)) return 'request';
  return isYourTurn ? 'turn' : 'nothing';
}

/** Nobody is advised while others play, and what was taken back does not come again. */
function keysMissing({ isAlone }: RemoteSession, { takebacks }: TableNow): readonly ShortcutId[] {
  return ['redo', ...(isAlone ? [] : (['hint'] as const)), ...(takebacks ? [] : (['undo'] as const))];
}

/** In the bar: who watches, and what others must agree to. */
function Actions({
  line,
  session,
  now,
  act,
}: {
  readonly line: TableLine;
  readonly session: RemoteSession;
  readonly now: TableNow;
  readonly act: Act;
}) {
  const watchers = useTable(line, (state) => state.watchers);
  const { canUndo, moves } = session.snapshot;
  const isLive = now.status === 'live' && now.you !== null && !now.seats[now.you].left;
  return (
    <>
      {watchers > 0 && (
        <span class="online-watchers" title={allTexts.players.watchers(watchers)}>
          <Icon name="view" />
          <span class="wide-only">{allTexts.players.watchers(watchers)}</span>
          <span class="narrow-only" aria-hidden="true">
            {watchers}
          </span>
        </span>
      )}
      {isLive && now.takebacks && (
        // The bar has no room for the longer word.
        <button
          type="button"
          disabled={!canUndo}
          onClick={() => act(session.undo())}
          {...keyed('undo', session.isAlone ? undefined : texts.askUndo)}
        >
          {texts.undo}
        </button>
      )}
      {isLive && session.isAlone && (
        <button type="button" disabled={moves.length === 0} onClick={() => session.askHints()} {...keyed('hint')}>
          {texts.hint}
        </button>
      )}
      {isLive && !session.isAlone && isClocked(now) && (
        <button
          type="button"
          class="wide-only"
          disabled={now.offer !== null}
          onClick={() => act(session.wish({ type: 'propose', proposal: { what: 'pause' } }))}
        >
          {texts.pause}
        </button>
      )}
    </>
  );
}

function partsOf(room: Loaded['room'], line: TableLine): RemoteParts {
  return {
    room,
    line,
    clock: world.clock,
    hireBots: world.hireBots,
    unsent: unsentMoves,
    sitAt: async (match, name) => {
      const { table, talk } = line.snapshot;
      if (table) carryTalk({ match: line.match, talk }, match, nameThem(playersOf(table.seats), table.you));
      return sitAt(match, name);
    },
    go: (address) => {
      location.hash = address;
    },
    reload: () => location.reload(),
  };
}

/** Before the page goes there: who comes by a rematch does not want to be asked for a name again. */
async function sitAt(match: string, name: string) {
  const line = openTable(match);
  const leave = line.subscribe(() => {});
  const answer = await line.sit(name);
  leave();
  return answer.type === 'no' ? answer.fault : undefined;
}
