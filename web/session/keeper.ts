import { refuse } from '../../core/platform-faults.ts';
import type { Fault } from '../../core/result.ts';
import { Hold } from './hold.ts';
import { formatSavedMatch, parseSavedMatch, type SavedMatch } from './saved-match.ts';
import type { World } from './world.ts';

/** What changes about a match while it is played. */
type Progress = Pick<SavedMatch, 'record' | 'undone' | 'help' | 'untouched' | 'over'>;

/** What a session lets its keeper do. */
interface Keepable {
  readonly progress: () => Progress;
  /** Another tab has played on: the match becomes what it is there. */
  readonly adopt: (saved: SavedMatch) => void;
  /** Told after `adopt`, and when this tab has got the match or lost it. */
  readonly changed: () => void;
}

const ELSEWHERE: Fault = refuse('match.elsewhere');

/** Keeps a match in the browser's storage, and sees to it that only the tab that has it writes there. */
export class Keeper {
  private readonly world: World;
  /** What the match was loaded from; says what never changes. */
  private readonly loaded: SavedMatch;
  private readonly keepable: Keepable;
  private version: number;
  /** When the match was last played on. Looking at it is no change. */
  private changed: number;
  private hold: Hold | undefined;
  /** Those who wait until it is known whether this tab has the match. */
  private waiting: (() => void)[] = [];

  constructor(world: World, loaded: SavedMatch, keepable: Keepable) {
    this.world = world;
    this.loaded = loaded;
    this.keepable = keepable;
    this.version = loaded.version;
    this.changed = loaded.changed;
  }

  /** True when this tab may play, false when another one does, `undefined` until that is known. */
  get isMine(): boolean | undefined {
    return this.hold?.isMine;
  }

  get saved(): SavedMatch {
    const { version, changed } = this;
    const { untouched: _, ...loaded } = this.loaded;
    return { ...loaded, ...this.keepable.progress(), changed, version };
  }

  open(): void {
    this.hold ??= this.openHold();
  }

  close(): void {
    this.hold?.close();
    this.hold = undefined;
    this.goOn();
  }

  takeOver(): void {
    this.hold?.take();
  }

  /** Does it now where this tab has the match, and refuses where another one has. */
  onceMine(act: () => Fault | undefined): Promise<Fault | undefined> {
    if (this.isMine !== undefined) return Promise.resolve(this.isMine ? act() : ELSEWHERE);
    return new Promise((resolve) => this.waiting.push(() => resolve(this.isMine ? act() : ELSEWHERE)));
  }

  /** Writes the match down as it is now. Should another tab have taken it meanwhile, what happened there counts. */
  keep(): Fault | undefined {
    const holder = this.world.store.loadHolder(this.loaded.id);
    if (holder === undefined || holder === this.hold?.word) {
      this.changed = this.world.clock.now();
      this.write();
      return undefined;
    }
    const stored = this.world.store.loadMatch(this.loaded.id);
    if (stored?.ok) this.adopt(stored.value);
    this.hold?.lose();
    return ELSEWHERE;
  }

  private write(): void {
    this.version++;
    this.world.store.saveMatch(this.saved);
    this.hold?.publish();
  }

  private openHold(): Hold {
    const { world, loaded } = this;
    const word = world.chance.newId();
    const wire = world.openWire(loaded.id);
    const claim = world.openClaim(loaded.id, wire, word);
    return new Hold(
      word,
      { wire, claim, clock: world.clock },
      {
        save: () => formatSavedMatch(this.saved),
        receive: (text) => this.receive(text),
        changed: () => this.passOn(),
      },
    );
  }

  private passOn(): void {
    const { hold, loaded, world } = this;
    if (hold?.isMine) {
      const stored = world.store.loadMatch(loaded.id);
      if (stored?.ok && stored.value.version > this.version) this.adopt(stored.value);
      // At once, so that a tab that has lost the match and does not know it yet finds this tab's word.
      world.store.saveHolder(loaded.id, hold.word);
      this.write();
    }
    this.keepable.changed();
    this.goOn();
  }

  private receive(text: string): void {
    const saved = parseSavedMatch(text, () => this.loaded.secret);
    if (!saved.ok || saved.value.version < this.version) return;
    this.adopt(saved.value);
    this.keepable.changed();
  }

  private adopt(saved: SavedMatch): void {
    this.version = saved.version;
    this.changed = saved.changed;
    this.keepable.adopt(saved);
  }

  private goOn(): void {
    for (const go of this.waiting.splice(0)) go();
  }
}
