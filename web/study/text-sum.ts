/** A short name for a long text: the same text is known again. */
export function sumOf(text: string): string {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return `${(sum >>> 0).toString(16)}-${text.length}`;
}
