import type { Seat } from '../core/game.ts';
import { recordOf } from '../core/match.ts';
import type { Fault } from '../core/result.ts';
import type { TableAsk } from '../online/messages/asks.ts';
import type { TableNews } from '../online/messages/news.ts';
import { type FaultCode, refusal } from './faults.ts';
import type { Host } from './host.ts';
import type { Hosted } from './hosted.ts';
import { diceOf, isChatOpen, listSeats } from './match/table-news.ts';
import type { Person } from './people/people.ts';
import type { Said } from './people/talk.ts';

/** Somebody who says something to a table, by socket or by POST. */
export interface Speaker {
  person: Person | undefined;
  /** As the server measured it. */
  readonly lag: number;
}

/** What can be answered without an open line. */
export type Request = Exclude<TableAsk, { readonly type: 'hello' | 'sync' | 'ping' }>;

/** Obeys, or says why not. Whatever else follows from it goes to everybody who looks, before the answer. */
export async function answerTable(host: Host, match: string, speaker: Speaker, ask: Request): Promise<TableNews> {
  const hosted = await host.open(match);
  if (!hosted) return no(ask.id, refusal('match.unknown'));
  return host.inTurn(hosted, async () => {
    const answered = await obey(host, hosted, speaker, ask);
    // The asker may know more than this process does.
    if (answered.type !== 'no' || !(await host.catchUp(hosted))) return answered;
    return obey(host, hosted, speaker, ask);
  });
}

/** Not `async`: for a move, which is nearly everything that comes, it would be a few more promises. */
function obey(host: Host, hosted: Hosted, speaker: Speaker, ask: Request): Promise<TableNews> {
  if (ask.type === 'sit') return sit(host, hosted, speaker, ask);
  if (ask.type === 'knock') {
    const isKnown = host.seating.knows(hosted.live.table, ask.invite);
    return Promise.resolve(answer(ask.id, isKnown ? undefined : refusal('seat.invite')));
  }
  if (ask.type === 'record') return record(host, hosted, speaker.person, ask.id);
  const { person } = speaker;
  if (ask.type === 'say') return say(host, hosted, speaker, ask);
  if (!person) return Promise.resolve(no(ask.id, refusal('key.unknown')));
  if (ask.type === 'arrange' || ask.type === 'regive' || ask.type === 'start') return manage(host, hosted, person, ask);
  const seat = hosted.live.seatOf(person.id);
  if (seat === undefined) return Promise.resolve(no(ask.id, refusal('seat.yours-not')));
  if (ask.type !== 'move') return obeySeat(host, hosted, person, seat, ask);
  const { live, audience } = hosted;
  return live.move(seat, ask, speaker.lag, (viewer) => audience.hashOf(viewer)).then((fault) => answer(ask.id, fault));
}

type SeatRequest = Exclude<
  Request,
  { readonly type: 'sit' | 'knock' | 'say' | 'arrange' | 'regive' | 'start' | 'record' | 'move' }
>;

async function obeySeat(host: Host, hosted: Hosted, person: Person, seat: Seat, ask: SeatRequest): Promise<TableNews> {
  const { live } = hosted;
  switch (ask.type) {
    case 'leave': {
      const fault = await host.seating.leave(live, seat);
      if (!fault) await host.tableChanged(hosted);
      return answer(ask.id, fault && refusal(fault));
    }
    case 'chat':
      await host.tables.wantChat(live.table.match, seat, ask.wanted);
      await live.refresh();
      await host.tableChanged(hosted);
      return answer(ask.id);
    case 'colour': {
      const fault = await host.seating.paint(live, seat, ask.colour);
      if (!fault) await host.tableChanged(hosted);
      return answer(ask.id, fault && refusal(fault));
    }
    case 'rematch': {
      if (live.story.status !== 'over') return no(ask.id, refusal('match.not-over'));
      const match = await host.seating.rematch(live, person);
      await host.tableChanged(hosted);
      return { type: 'ok', id: ask.id, match };
    }
    case 'decline':
      return decline(host, hosted, person, ask.id);
    default:
      return answer(ask.id, await live.wish(seat, ask));
  }
}

/** Somebody does not want the rematch: those who wait at its table hear it, and those who are still at this one. */
async function decline(host: Host, hosted: Hosted, person: Person, id: string): Promise<TableNews> {
  const { rematch } = hosted.live.table;
  const next = rematch === undefined ? undefined : await host.open(rematch);
  if (!next) return no(id, refusal('offer.none'));
  await host.inTurn(next, async () => {
    await host.tables.decline(next.live.table.match, person.id);
    await next.live.refresh();
    await host.tableChanged(next);
  });
  await hosted.live.refresh();
  await host.tableChanged(hosted);
  return answer(id);
}

async function sit(
  host: Host,
  hosted: Hosted,
  speaker: Speaker,
  ask: Extract<Request, { type: 'sit' }>,
): Promise<TableNews> {
  const seated = await host.seating.sit(hosted.live, speaker.person, ask);
  if (!seated.ok) return no(ask.id, seated.fault);
  const { person, key } = seated.value;
  speaker.person = person;
  await host.tableChanged(hosted);
  return { type: 'ok', id: ask.id, ...(key === undefined ? {} : { key }) };
}

async function manage(
  host: Host,
  hosted: Hosted,
  person: Person,
  ask: Extract<Request, { type: 'arrange' | 'regive' | 'start' }>,
): Promise<TableNews> {
  if (ask.type !== 'regive') {
    const { live } = hosted;
    const fault = await (ask.type === 'start'
      ? host.seating.start(live, person)
      : host.seating.arrange(live, person, ask));
    if (!fault) await host.tableChanged(hosted);
    return answer(ask.id, fault && refusal(fault));
  }
  const { live, audience } = hosted;
  const invite = await host.seating.regive(live, person, ask.seat, audience.has(ask.seat));
  if (!invite.ok) return no(ask.id, invite.fault);
  // Nobody sits there who could move: no time may run out.
  if (live.story.status === 'live') await live.happen({ kind: 'pause' });
  await host.tableChanged(hosted);
  return { type: 'ok', id: ask.id, invite: invite.value };
}

async function say(
  host: Host,
  hosted: Hosted,
  speaker: Speaker,
  ask: Extract<Request, { type: 'say' }>,
): Promise<TableNews> {
  const { live } = hosted;
  const seat = live.seatOf(speaker.person?.id);
  const refused = forbidTalk(hosted, seat, ask.what.kind);
  if (refused) return no(ask.id, refusal(refused));
  // Newcomers share what one person may say: each could be another one with every word.
  const talker = speaker.person?.id ?? live.table.match;
  if (!host.talkers.take(talker, host.parts.now())) return no(ask.id, refusal('limit.rate'));
  const known = await knowSpeaker(host, speaker, ask.name);
  if (!known) return no(ask.id, refusal('key.unknown'));
  const { person, key } = known;
  const by: Said['by'] = seat === undefined ? { kind: 'watcher', name: person.name } : { kind: 'seat', seat };
  const said: Said = { type: 'said', by, what: ask.what, time: host.parts.now() };
  await host.talk.keep(live.table.match, person.id, said);
  host.tellSaid(hosted, said, seat === undefined);
  host.parts.fanout.announce({ match: live.table.match, said, byWatcher: seat === undefined });
  return { type: 'ok', id: ask.id, ...(key === undefined ? {} : { key }) };
}

/** Who watches and has never sat down becomes somebody with the first word, where they say under which name. */
async function knowSpeaker(
  host: Host,
  speaker: Speaker,
  name: string | undefined,
): Promise<{ readonly person: Person; readonly key?: string } | undefined> {
  if (speaker.person) return { person: speaker.person };
  if (name === undefined) return undefined;
  const added = await host.people.add(name);
  speaker.person = added.person;
  return added;
}

function forbidTalk({ live }: Hosted, seat: Seat | undefined, kind: 'phrase' | 'chat'): FaultCode | undefined {
  if (seat === undefined && live.story.hasBegun && !live.table.watchers) return 'match.private';
  return kind === 'chat' && !isChatOpen(live.table) ? 'talk.closed' : undefined;
}

/** Whoever may look at the table may have it, also without a key. */
async function record(host: Host, { live }: Hosted, person: Person | undefined, id: string): Promise<TableNews> {
  const { story, table } = live;
  if (!table.watchers && live.seatOf(person?.id) === undefined) return no(id, refusal('match.private'));
  if (!story.hasBegun) return no(id, refusal('match.not-begun'));
  const isOver = story.status === 'over';
  if (!isOver && story.timeline.hidesRolls(0)) return no(id, refusal('match.hidden'));
  const dice = isOver ? diceOf(table, story, await host.tables.secretOf(table.match)) : undefined;
  return {
    type: 'record',
    id,
    record: recordOf(story.timeline),
    players: listSeats(table, story),
    ending: story.ending ?? null,
    ...(dice ? { dice } : {}),
  };
}

function answer(id: string, fault?: Fault): TableNews {
  return fault ? no(id, fault) : { type: 'ok', id };
}

function no(id: string, fault: Fault): TableNews {
  return { type: 'no', id, fault };
}
