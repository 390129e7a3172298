import type { TableLine } from '../online/table-line.ts';
import type { Clock } from './clock.ts';

/** A break that is mended within this time is not worth a word. */
const BLINK = 1500;

/** Whether people should be told that their line to the server is lost. */
export class LostLine {
  isLost = false;
  private readonly parts: { readonly line: Pick<TableLine, 'snapshot'>; readonly clock: Clock };
  private readonly tell: () => void;
  private cancel: (() => void) | undefined;

  constructor(parts: { readonly line: Pick<TableLine, 'snapshot'>; readonly clock: Clock }, tell: () => void) {
    this.parts = parts;
    this.tell = tell;
  }

  /** The device itself says that it has no network. */
  get isOffline(): boolean {
    return this.parts.line.snapshot.isOffline;
  }

  /** Something may have changed. A device that knows it is offline says so at once. */
  look(): void {
    const { line, isOffline } = this.parts.line.snapshot;
    if (line === 'lost' && !isOffline) {
      this.cancel ??= this.parts.clock.after(BLINK, () => this.say(true));
      return;
    }
    this.stop();
    this.say(isOffline);
  }

  stop(): void {
    this.cancel?.();
    this.cancel = undefined;
  }

  private say(isLost: boolean): void {
    if (this.isLost === isLost) return;
    this.isLost = isLost;
    this.tell();
  }
}
