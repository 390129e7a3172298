import { browserTexts, type TextStore } from '../../kit/text-store.ts';
import { key as form } from '../../online/messages/parts.ts';

const KEY = 'boardwalk.online.key';

/**
 * What the server knows this browser by: whoever has it is that person. It stays in the browser's storage, or in memory
 * where storage is denied, and is sent in first messages and headers only.
 */
export class DeviceKey {
  private readonly texts: TextStore;

  constructor(texts: TextStore) {
    this.texts = texts;
  }

  get(): string | undefined {
    const kept = form.read(this.texts.get(KEY), 'key');
    return kept.ok ? kept.value : undefined;
  }

  keep(key: string): void {
    this.texts.set(KEY, key);
  }

  /** The server does not know it, or was told to forget it. */
  drop(): void {
    this.texts.remove(KEY);
  }
}

export const deviceKey = new DeviceKey(browserTexts);
