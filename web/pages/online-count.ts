/** What is known of somebody's matches on the server. */
export interface OnlineCount {
  readonly all: number;
  readonly going: number;
  /** Of those that go on: tables that wait for players. */
  readonly open: number;
  readonly waiting: number;
  /** Those that a filter leaves. */
  readonly found: number;
}

/** Until the server has told. */
export const NO_MATCHES: OnlineCount = { all: 0, going: 0, open: 0, waiting: 0, found: 0 };
