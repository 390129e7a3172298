/** Few browsers count the taps of a finger: this soon (milliseconds) and this near (pixels), two taps are a double tap. */
const DOUBLE = { soon: 400, near: 24 };
/** Pixels before a press becomes a drag. */
const DRAG = 5;

interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

export interface Click extends Place {
  readonly detail: number;
  readonly timeStamp: number;
  readonly isTouch: boolean;
}

/** Tells one gesture from the next: a double-click, a double tap and a key that is held are one gesture each. */
export class Gestures {
  private gesture = 0;
  private spent = -1;
  private isKeyDown = false;
  private pressed: Place | undefined;
  private clicked: Click | undefined;

  press(place: Place): void {
    this.pressed = place;
  }

  release(place: Place): void {
    if (this.pressed && distance(place, this.pressed) > DRAG) this.gesture++;
  }

  click(click: Click): void {
    if (!this.isPartOfLast(click)) this.gesture++;
    if (click.detail > 0) this.clicked = click;
  }

  keyDown(isRepeated: boolean): void {
    this.isKeyDown = true;
    if (!isRepeated) this.gesture++;
  }

  keyUp(): void {
    this.isKeyDown = false;
  }

  get isSpent(): boolean {
    return this.spent === this.gesture;
  }

  spend(): void {
    this.spent = this.gesture;
  }

  private isPartOfLast(click: Click): boolean {
    // Not made by a pointer: by the key that is held, or by a program, e.g. a screen reader.
    if (click.detail === 0) return this.isKeyDown;
    if (click.detail > 1) return true;
    const before = this.clicked;
    if (!before || !click.isTouch) return false;
    return click.timeStamp - before.timeStamp < DOUBLE.soon && distance(click, before) < DOUBLE.near;
  }
}

function distance(a: Place, b: Place): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}
