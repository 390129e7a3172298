import { browserTexts } from '../../kit/text-store.ts';
import { LONGEST_NAME } from '../../online/messages/limits.ts';
import { name as form } from '../../online/messages/parts.ts';
import { NAME_KEY } from '../bot-names.ts';

/** The name that somebody plays under here, once they have said it. */
export function loadName(): string {
  return cleanName(browserTexts.get(NAME_KEY) ?? '') ?? '';
}

export function saveName(name: string): void {
  browserTexts.set(NAME_KEY, name);
}

export function forgetName(): void {
  browserTexts.remove(NAME_KEY);
}

/** As the server takes it: no spaces around it, not too long. Nothing where nothing is left. */
export function cleanName(typed: string): string | undefined {
  const read = form.read(typed.trim().slice(0, LONGEST_NAME).trim(), 'name');
  return read.ok ? read.value : undefined;
}
