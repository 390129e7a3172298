import { parseJson } from '../core/records.ts';
import { findGame } from '../games/index.ts';
import { unpackText } from './packed-text.ts';

/** What somebody pasted or opened, as far as it can be told before a game has read it. */
export interface OwnText {
  /** What a game can read. A link that holds no text, to a puzzle for one, has none. */
  readonly text: string;
  /** The game that the text names; absent where it names none, as official strings do. */
  readonly game?: string;
  /** Where the text is a link of ours: what page it opens, and its path there. From whatever host, it opens here. */
  readonly link?: { readonly page: string; readonly path: string };
}

/** Unpacks links of ours and parts of them, and finds out which game a text belongs to. */
export async function recognise(pasted: string): Promise<OwnText> {
  const given = pasted.trim();
  const linked = await readLink(given);
  if (linked) return linked;
  const text = PACKED.test(given) ? await unpackPart(given) : given;
  const game = gameIn(text);
  return { text, ...(game !== undefined && { game }) };
}

/** True for what somebody added to a match, and for a position with its players: only the study shows all of it. */
export function isStudy(text: string): boolean {
  const { position, tried, comments, drawn } = firstJson(text);
  return typeof position === 'string' || [tried, comments, drawn].some((part) => part !== undefined);
}

/** An address behind the #, after whatever host: a game, a page and what the page is given. */
const LINK = /^\S*#(\/([\w-]+)\/([\w-]+)(?:\/(\S*))?)$/;
/** Pages whose links hold a text. */
const TEXT_PAGES = ['study', 'view', 'edit'];

async function readLink(given: string): Promise<OwnText | undefined> {
  const [, path, game, page, rest = ''] = LINK.exec(given) ?? [];
  if (path === undefined || !findGame(game)) return undefined;
  const [part] = rest.split('/');
  const text = TEXT_PAGES.includes(page) && !part.startsWith('!') ? await unpackText(part) : '';
  return { text, game: gameIn(text) ?? game, link: { page, path } };
}

/** What a long text looks like in a link; some copy it without its mark. */
const PACKED = /^~?[\w-]{30,}$/;

/** A text of ours names its game; what does not was never packed, and is a string of letters of its own. */
async function unpackPart(part: string): Promise<string> {
  const text = await unpackText(part.startsWith('~') ? part : `~${part}`);
  return gameIn(text) === undefined ? part : text;
}

/** By the first word of a position, or by what a match or a study says. */
export function gameIn(text: string): string | undefined {
  const { record, game, position } = firstJson(text);
  const named = [Object(record).game, game, wordOf(position), wordOf(text)];
  return named.find((id): id is string => typeof id === 'string' && findGame(id) !== undefined);
}

function wordOf(line: unknown): string | undefined {
  return typeof line === 'string' ? /^\s*([\w-]+)\s/.exec(line)?.[1] : undefined;
}

/** Of several matches, in a list or a line each, the first. */
function firstJson(text: string): Readonly<Record<string, unknown>> {
  if (!/^\s*[[{]/.test(text)) return {};
  const whole = parseJson(text);
  const value = whole.ok ? whole : parseJson(text.trim().split('\n')[0]);
  const found = value.ok ? value.value : undefined;
  return Object(Array.isArray(found) ? found[0] : found);
}
