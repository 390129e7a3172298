import { browserTexts } from '../../kit/text-store.ts';

const OWN = 'boardwalk.online.dice.';

/** Sixteen random bytes that this player adds to the dice of a table, as the server wants them written. */
export function drawContribution(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Kept to see later that the server really used them. */
export function keepContribution(match: string, bytes: string): void {
  browserTexts.set(OWN + match, bytes);
}

export function loadContribution(match: string): string | undefined {
  return browserTexts.get(OWN + match);
}
