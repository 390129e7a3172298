/*
 * Long texts in links. A match as JSON would fill the address bar with percent signs, and some programs cut long links off;
 * packed it is a tenth as long. Short texts stay readable.
 */

const MARK = '~';
/** Texts whose link would be longer than this are packed. */
const LONGEST_PLAIN = 300;
/** A link that unpacks to more than this is none of ours. */
const LONGEST_TEXT = 1_000_000;
/** Browsers take longer addresses, but not everything that links pass through does. */
const LONGEST_LINK = 30_000;

/** The text as it stands in a link, before escaping; `undefined` where no link can hold it. */
export async function packText(text: string): Promise<string | undefined> {
  if (encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).length <= LONGEST_PLAIN && !text.startsWith(MARK))
    return text;
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const packed = MARK + toBase64(bytes);
  return packed.length > LONGEST_LINK ? undefined : packed;
}

/** Whether a part of an address is as `packText` would have made it: short or packed. */
export function isTidy(part: string): boolean {
  return part.startsWith(MARK) || part.length <= LONGEST_PLAIN;
}

/** Whether a text is still packed: `unpackText` could not read it, because the link was cut short. */
export function isCutShort(text: string): boolean {
  return text.trimStart().startsWith(MARK);
}

/** The text of a part of an address. What is not packed, or was spoiled on its way, is the text itself. */
export async function unpackText(part: string): Promise<string> {
  const packed = decode(part);
  if (!packed.startsWith(MARK)) return packed;
  try {
    const bytes = fromBase64(packed.slice(MARK.length));
    return await readAll(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
  } catch {
    return packed;
  }
}

/** A link that somebody shortened or mistyped must not break the page. Text areas have one kind of line break. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part).replace(/\r\n?/g, '\n');
  } catch {
    return part;
  }
}

/** Stops when there is too much, so that a small link cannot fill the memory. */
async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > LONGEST_TEXT) {
      await reader.cancel();
      return '';
    }
  }
}

function toBase64(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}
