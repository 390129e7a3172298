import type { Person } from '../people/people.ts';

/** Somebody with an open line to a table. */
export interface Looker {
  /** Undefined for a stranger, who may watch. */
  person: Person | undefined;
  /** Wants a question when it is its turn. */
  readonly asks: boolean;
  /** Has this table in mind, but something else on the screen. */
  readonly isApart?: boolean;
  /** How long a message takes there and back, as the server measured it. */
  readonly lag: number;
  send(json: string): void;
  close(): void;
}
