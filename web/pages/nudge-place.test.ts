import { expect, it } from 'vitest';
import { placeNudge } from './nudge-place.ts';

const ROOM = { width: 400, height: 800 };
const WORDS = { width: 240, height: 34 };

it('says a correction below what was pressed, above it near the lower edge, and never past a side', () => {
  expect(placeNudge({ x: 200, y: 300 }, WORDS, {}, ROOM)).toEqual({ x: 80, y: 322 });
  expect(placeNudge({ x: 200, y: 780 }, WORDS, {}, ROOM)).toEqual({ x: 80, y: 724 });
  expect(placeNudge({ x: 5, y: 300 }, WORDS, {}, ROOM).x).toBe(10);
  expect(placeNudge({ x: 395, y: 300 }, WORDS, {}, ROOM).x).toBe(150);
});

it('covers nothing of the card that was pressed', () => {
  const pressed = { left: 160, top: 240, right: 240, bottom: 360 };
  expect(placeNudge({ x: 200, y: 300 }, WORDS, { pressed }, ROOM)).toEqual({ x: 80, y: 368 });
  const low = { left: 160, top: 660, right: 240, bottom: 780 };
  expect(placeNudge({ x: 200, y: 720 }, WORDS, { pressed: low }, ROOM)).toEqual({ x: 80, y: 618 });
});

it('never covers the star', () => {
  const below = { left: 190, top: 330, right: 230, bottom: 370 };
  expect(placeNudge({ x: 200, y: 300 }, WORDS, { star: below }, ROOM).y).toBe(244);
  // It is large, or near: neither below nor above what was pressed is free.
  const around = { left: 100, top: 250, right: 260, bottom: 380 };
  expect(placeNudge({ x: 200, y: 300 }, WORDS, { star: around }, ROOM).y).toBe(388);
  const low = { left: 100, top: 700, right: 260, bottom: 790 };
  expect(placeNudge({ x: 200, y: 740 }, WORDS, { star: low }, ROOM).y).toBe(658);
});

it('covers no button of the prompt: it is said beside the prompt, or beyond it on a phone', () => {
  const wide = { width: 1280, height: 800 };
  const side = { left: 880, top: 100, right: 1270, bottom: 420 };
  expect(placeNudge({ x: 1000, y: 300 }, WORDS, { prompt: side }, wide)).toEqual({ x: 632, y: 322 });
  // Pressed on the board, close to the prompt.
  expect(placeNudge({ x: 820, y: 300 }, WORDS, { prompt: side }, wide)).toEqual({ x: 632, y: 322 });
  // The star itself was pressed, far from the prompt.
  const starred = { left: 370, top: 330, right: 425, bottom: 390 };
  expect(placeNudge({ x: 395, y: 362 }, WORDS, { star: starred, prompt: side }, wide)).toEqual({ x: 275, y: 398 });
  const sheet = { left: 0, top: 500, right: 400, bottom: 790 };
  expect(placeNudge({ x: 200, y: 640 }, WORDS, { prompt: sheet }, ROOM)).toEqual({ x: 80, y: 458 });
  // The star matters more.
  const star = { left: 100, top: 440, right: 260, bottom: 495 };
  expect(placeNudge({ x: 200, y: 640 }, WORDS, { star, prompt: sheet }, ROOM).y).toBe(398);
});
