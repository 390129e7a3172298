import { useEffect, useState } from 'preact/hooks';
import { loadName } from '../online/my-name.ts';
import { readTalk } from '../online/read-talk.ts';
import type { Said, TableLine } from '../online/table-line.ts';
import { here } from '../session/here.ts';
import { afterSeen } from './after-seen.ts';
import { HANDHELD, useMedia } from './use-media.ts';
import { useTable } from './use-table-line.ts';

/** So long the last words of somebody else stay in sight, and one's own. */
const FRESH = 10_000;
const BRIEF = 2500;
/** Words that more words wait behind. */
const IN_TURN = 3000;
/** On a small screen it covers the players or the page's title. */
const FRESH_OVER_PLAYERS = 4000;
/** So many are shown in turn. What is older is counted as unread. */
const FEW = 3;

/**
 * What is in sight of what was said after a moment: one's own answer at once, what others said one by one, so that nobody's
 * words are covered by the next.
 */
export function inSight(
  heard: readonly Said[],
  after: number,
  isOwn: (said: Said) => boolean,
): { readonly said: Said; readonly lasts: 'brief' | 'in-turn' | 'fresh' } | undefined {
  const last = heard.at(-1);
  if (!last || last.time <= after) return undefined;
  if (isOwn(last)) return { said: last, lasts: 'brief' };
  const [said, ...more] = heard.filter((each) => each.time > after && !isOwn(each)).slice(-FEW);
  return { said, lasts: more.length > 0 ? 'in-turn' : 'fresh' };
}

/**
 * What was just said, for a while; and how much of what others said is unread. It is read when the talk is open or has been
 * answered: what was only in sight may have been missed.
 */
export function useHeard(
  line: TableLine,
  heard: readonly Said[],
  isOpen: boolean,
): { readonly fresh: Said | undefined; readonly unread: number } {
  const { match } = line;
  const you = useTable(line, ({ table }) => table?.you);
  const [read, setRead] = useState(() => readTalk.get(match));
  const [shown, setShown] = useState(0);
  const isOver = useTable(line, ({ table }) => table?.status === 'over');
  // At a match that was over before this page came, and to somebody who comes to watch, nothing is just being said.
  const [since] = useState(() => (isOver || you === null ? here.clock.now() - FRESH : 0));
  const isOwn = (each: Said) => (each.by.kind === 'seat' ? each.by.seat === you : each.by.name === loadName());
  const now = isOpen ? undefined : inSight(heard, Math.max(read, shown, since), isOwn);
  const times = { brief: BRIEF, 'in-turn': IN_TURN, fresh: useMedia(HANDHELD) ? FRESH_OVER_PLAYERS : FRESH };
  const said = now?.said;
  const isMine = now?.lasts === 'brief';
  const time = now && times[now.lasts];
  const newest = heard.at(-1)?.time ?? 0;
  useEffect(() => {
    if (!isOpen || newest === 0) return;
    readTalk.keep(match, newest);
    setRead(newest);
  }, [match, isOpen, newest]);
  useEffect(() => {
    if (!said || time === undefined) return;
    // Nobody wants to be told their own words when they come back.
    if (isMine) readTalk.keep(match, said.time);
    return afterSeen(time, () => (isMine ? setRead(said.time) : setShown(said.time)));
  }, [match, said, isMine, time]);
  const unread = heard.filter((each) => each.time > Math.max(read, since) && !isOwn(each)).length;
  return { fresh: said, unread: isMine ? 0 : unread };
}
