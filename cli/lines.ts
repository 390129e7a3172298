import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** A line was longer than anybody may send; what it said is lost. */
export const TOO_LONG = Symbol('too long');
export type Line = string | typeof TOO_LONG;

/** Lines as they arrive, one list for each piece of input, so that a thousand short ones cost one wait. */
export async function* readLines(stream: Readable, longest: number): AsyncGenerator<Line[]> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let skipping = false;
  for await (const chunk of stream) {
    const pieces = (rest + (typeof chunk === 'string' ? chunk : decoder.write(chunk))).split('\n');
    rest = pieces.pop() ?? '';
    const lines: Line[] = pieces.map((text) => (text.length > longest ? TOO_LONG : trimReturn(text)));
    if (skipping && lines.length > 0) {
      lines[0] = TOO_LONG;
      skipping = false;
    }
    if (rest.length > longest) {
      rest = '';
      skipping = true;
    }
    if (lines.length > 0) yield lines;
  }
  rest += decoder.end();
  if (skipping) yield [TOO_LONG];
  else if (rest !== '') yield [trimReturn(rest)];
}

export async function readAll(stream: Readable): Promise<string> {
  const decoder = new StringDecoder('utf8');
  let text = '';
  for await (const chunk of stream) text += typeof chunk === 'string' ? chunk : decoder.write(chunk);
  return text + decoder.end();
}

function trimReturn(text: string): string {
  return text.endsWith('\r') ? text.slice(0, -1) : text;
}
