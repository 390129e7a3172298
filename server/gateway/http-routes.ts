import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseDeskAsk, parseTableAsk } from '../../online/messages/asks.ts';
import { LONGEST_POST } from '../../online/messages/limits.ts';
import { type DeskNews, formatNews, type TableNews } from '../../online/messages/news.ts';
import { NO_LINES } from '../../online/messages/viewer-hash.ts';
import { refusal } from '../faults.ts';
import { SAFETY_HEADERS } from '../headers.mjs';
import type { Person } from '../people/people.ts';
import { answerTable } from '../table-asks.ts';
import type { Door } from './door.ts';
import { bearerOf, isOwnOrigin } from './origin.ts';
import { StreamLine } from './stream-line.ts';

type News = TableNews | DeskNews;

/** Faults that have a status of their own; every other refusal is 400. */
const STATUS: Readonly<Record<string, number>> = {
  'online.key.unknown': 401,
  'online.seat.yours-not': 403,
  'online.seat.host': 403,
  'online.match.private': 403,
  'online.match.unknown': 404,
  'online.table.letters': 404,
  'match.moved-on': 409,
  'online.message.long': 413,
  'online.limit.rate': 429,
  'online.server.busy': 503,
};

/** The doors without a socket: one message in, one message out. */
export function addRoutes(app: FastifyInstance, door: Door): void {
  // A browser sends plain text for any page, without asking first; JSON it does not.
  app.removeAllContentTypeParsers();
  // Our own reader checks the text; Fastify only measures it.
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: LONGEST_POST }, (_, body, done) =>
    done(null, body),
  );
  app.post('/online/desk', (request, reply) => post(door, request, reply, answerDesk));
  app.post('/online/table/:match', (request, reply) => post(door, request, reply, answerAtTable));
  app.get('/online/table/:match/stream', (request, reply) => stream(door, request, reply));
  app.get('/health', async (request, reply) => {
    const isWell = await door.isWell();
    const elsewhere = door.addressElsewhere(request);
    return reply.code(isWell ? 200 : 503).send({ ok: isWell, ...(elsewhere === undefined ? {} : { elsewhere }) });
  });
  app.get('/metrics', (_, reply) => reply.type('text/plain; version=0.0.4').send(door.metrics()));
}

type Answer = (door: Door, request: FastifyRequest, person: Person | undefined, body: string) => Promise<News>;

async function post(door: Door, request: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<void> {
  const news = await answerPost(door, request, answer);
  const status = news.type === 'no' ? (STATUS[news.fault.code] ?? 400) : 200;
  await reply.code(status).type('application/json').send(formatNews(news));
}

async function answerPost(door: Door, request: FastifyRequest, answer: Answer): Promise<News> {
  if (!door.mayPost(door.addressOf(request))) return { type: 'no', fault: refusal('limit.rate') };
  if (!isOwnOrigin(request.headers, door.origins)) return { type: 'no', fault: refusal('origin.foreign') };
  const key = bearerOf(request.headers);
  const person = key === undefined ? undefined : await door.host.people.byKey(key);
  if (key !== undefined && !person) return { type: 'no', fault: refusal('key.unknown') };
  return answer(door, request, person, typeof request.body === 'string' ? request.body : '');
}

async function answerDesk(door: Door, request: FastifyRequest, person: Person | undefined, body: string) {
  const ask = parseDeskAsk(body, LONGEST_POST);
  if (!ask.ok) return { type: 'no', fault: ask.fault } as const;
  const { value } = ask;
  if (value.type === 'ping' || value.type === 'hello') return { type: 'pong' } as const;
  if (!door.mayAsk(door.addressOf(request), value))
    return { type: 'no', id: value.id, fault: refusal('limit.rate') } as const;
  return value.type === 'lobby' ? door.desk.lobby() : door.desk.answer({ person }, value);
}

async function answerAtTable(door: Door, request: FastifyRequest, person: Person | undefined, body: string) {
  const ask = parseTableAsk(body);
  if (!ask.ok) return { type: 'no', fault: ask.fault } as const;
  const { value } = ask;
  if (value.type === 'ping' || value.type === 'hello' || value.type === 'sync') return { type: 'pong' } as const;
  return answerTable(door.host, matchOf(request), { person, lag: 0 }, value);
}

/** News as lines of JSON, for programs. */
async function stream(door: Door, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { ply = '0', hash = NO_LINES, asks } = request.query as Partial<Record<string, string>>;
  const key = bearerOf(request.headers);
  const person = key === undefined ? undefined : await door.host.people.byKey(key);
  if (key !== undefined && !person) return refuse(reply, 401, refusal('key.unknown'));
  if (!door.mayPost(door.addressOf(request))) return refuse(reply, 429, refusal('limit.rate'));
  const line = new StreamLine(reply.raw, person, asks === '1', () => door.host.leave(line));
  reply.hijack();
  line.open(SAFETY_HEADERS);
  door.streams.add(line);
  reply.raw.on('close', () => door.streams.delete(line));
  const from = /^\d{1,4}$/.test(ply) ? Number(ply) : 0;
  const fault = await door.host.welcome(line, matchOf(request), from, hash);
  // Gone meanwhile: see TableLine.
  if (reply.raw.closed) door.host.leave(line);
  else if (fault) {
    line.send(formatNews({ type: 'no', fault }));
    line.close();
  }
}

async function refuse(reply: FastifyReply, status: number, fault: ReturnType<typeof refusal>): Promise<void> {
  await reply
    .code(status)
    .type('application/json')
    .send(formatNews({ type: 'no', fault }));
}

function matchOf(request: FastifyRequest): string {
  return (request.params as { readonly match: string }).match;
}
