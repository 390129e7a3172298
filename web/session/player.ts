import type { BotKind } from '../../ai/players.ts';

/** Who sits in a seat. */
export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: BotKind };
