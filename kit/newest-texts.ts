import { parseJson } from '../core/records.ts';
import type { TextStore } from './text-store.ts';

interface NewestParts {
  readonly texts: TextStore;
  readonly prefix: string;
  /** How the value is called beside the time when it was kept. */
  readonly field: string;
  /** Browsers keep five million characters: where there are more of these, the oldest go. */
  readonly most: number;
  readonly now: () => number;
}

/** Values of one kind that are kept by name, the newest of them. What it reads may have been spoiled. */
export class NewestTexts {
  private readonly parts: NewestParts;

  constructor(parts: NewestParts) {
    this.parts = parts;
  }

  save(name: string, value: unknown): void {
    const { texts, prefix, field, now } = this.parts;
    texts.set(prefix + name, JSON.stringify({ kept: now(), [field]: value }));
    this.dropOldest();
  }

  load(name: string): unknown {
    return this.read(this.parts.prefix + name)[this.parts.field];
  }

  remove(name: string): void {
    this.parts.texts.remove(this.parts.prefix + name);
  }

  /** Everything that is kept, the newest first. */
  list(): readonly { readonly name: string; readonly value: unknown; readonly kept: number }[] {
    const { texts, prefix, field } = this.parts;
    const all = texts.keys(prefix).map((key) => {
      const entry = this.read(key);
      return { name: key.slice(prefix.length), value: entry[field], kept: Number(entry.kept) || 0 };
    });
    return all.sort((a, b) => b.kept - a.kept);
  }

  private read(key: string): Readonly<Record<string, unknown>> {
    const entry = parseJson(this.parts.texts.get(key) ?? '');
    return Object(entry.ok ? entry.value : undefined);
  }

  private dropOldest(): void {
    const { texts, prefix, most } = this.parts;
    if (texts.keys(prefix).length <= most) return;
    for (const { name } of this.list().slice(most)) this.remove(name);
  }
}
