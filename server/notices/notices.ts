/** Something that somebody who is not looking should know. */
export interface Notice {
  readonly kind: 'turn' | 'reminder';
  readonly match: string;
  readonly game: string;
}

/** Tells people who are away, by whatever they have set up. Never waits, never throws. */
export interface Notices {
  send(person: string, notice: Notice): void;
}
