import { expect, it } from 'vitest';
import type { TableNow } from '../../online/messages/news.ts';
import { seatSpeaker } from '../online/mutes.ts';
import { chatAskers } from './chat-askers.ts';

it('whoever wants free chat asks those who have not agreed, and nobody who watches or has muted them', () => {
  const asked = (now: Partial<TableNow>, muted: readonly string[] = []) =>
    chatAskers({ chat: false, chatWanted: [1, 2], you: 0, ...now } as TableNow, muted);
  expect(asked({})).toEqual([1, 2]);
  expect(asked({}, [seatSpeaker(1)])).toEqual([2]);
  expect([asked({ you: 2 }), asked({ you: null }), asked({ chat: true })]).toEqual([[], [], []]);
  expect(chatAskers({ chat: false, you: 0 } as TableNow, [])).toEqual([]);
});
