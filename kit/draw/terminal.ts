/** Colours for terminals, in 24 bits; plain text when colour is off. */
export function paint(text: string, colour: boolean, ink: string | undefined, ground?: string): string {
  if (!colour || (!ink && !ground)) return text;
  const codes = [ink && `38;2;${rgb(ink)}`, ground && `48;2;${rgb(ground)}`].filter(Boolean).join(';');
  return `\u001b[${codes}m${text}\u001b[0m`;
}

export function bold(text: string, colour: boolean): string {
  return colour ? `\u001b[1m${text}\u001b[0m` : text;
}

function rgb(hex: string): string {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(';');
}
