/** Why texts are not kept when the page closes: the browser does not allow it, or has no space left. */
export type Trouble = 'denied' | 'full';

/** The part of the browser's storage that is used here. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Texts by key, kept in the browser's storage where it allows that. What it does not take stays in memory, so that
 * everything works until the page closes. The only place that touches `localStorage`: with cookies blocked, even reading
 * that property throws.
 */
export class TextStore {
  private readonly open: () => KeyValueStore;
  private opened: KeyValueStore | 'denied' | undefined;
  /** What the browser did not take. */
  private readonly unsaved = new Map<string, string>();
  private readonly listeners = new Set<() => void>();

  constructor(open: () => KeyValueStore) {
    this.open = open;
  }

  get trouble(): Trouble | undefined {
    if (this.storage === undefined) return 'denied';
    return this.unsaved.size > 0 ? 'full' : undefined;
  }

  /** Told whenever `trouble` may have changed. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  get(key: string): string | undefined {
    const unsaved = this.unsaved.get(key);
    if (unsaved !== undefined) return unsaved;
    return this.attempt((storage) => storage.getItem(key)) ?? undefined;
  }

  set(key: string, text: string): void {
    const before = this.trouble;
    this.write(key, text);
    this.tell(before);
  }

  remove(key: string): void {
    const before = this.trouble;
    this.unsaved.delete(key);
    this.attempt((storage) => storage.removeItem(key));
    // There may be space now for what did not fit before.
    for (const [waiting, text] of [...this.unsaved]) this.write(waiting, text);
    this.tell(before);
  }

  keys(prefix: string): string[] {
    const kept = this.attempt((storage) =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
    );
    return [...new Set([...(kept ?? []), ...this.unsaved.keys()])].filter((key) => key.startsWith(prefix));
  }

  private write(key: string, text: string): void {
    const isKept = this.attempt((storage) => {
      storage.setItem(key, text);
      return true;
    });
    if (isKept) this.unsaved.delete(key);
    else this.unsaved.set(key, text);
  }

  private get storage(): KeyValueStore | undefined {
    try {
      this.opened ??= this.open();
    } catch {
      this.opened = 'denied';
    }
    return this.opened === 'denied' ? undefined : this.opened;
  }

  /** Every single call may throw: full, or denied since the page opened. */
  private attempt<T>(use: (storage: KeyValueStore) => T): T | undefined {
    const { storage } = this;
    if (!storage) return undefined;
    try {
      return use(storage);
    } catch {
      return undefined;
    }
  }

  private tell(before: Trouble | undefined): void {
    if (this.trouble === before) return;
    for (const listener of this.listeners) listener();
  }
}

/** What this browser keeps for the app. */
export const browserTexts = new TextStore(() => localStorage);
