import { expect, test } from 'vitest';
import { whilePointed } from './while-pointed.ts';

const moved = (pointerType: string, movementX: number) => ({ pointerType, movementX, movementY: 0 }) as PointerEvent;

test('a row under a mouse at rest shows nothing until the mouse moves, and a finger chooses by its tap', () => {
  const told: string[] = [];
  const row = whilePointed(
    () => told.push('show'),
    () => told.push('hide'),
  );
  row.onPointerMove(moved('mouse', 0));
  row.onPointerMove(moved('touch', 4));
  expect(told).toEqual([]);
  row.onPointerMove(moved('mouse', 1));
  row.onPointerLeave(moved('mouse', 0));
  row.onPointerLeave(moved('touch', 0));
  expect(told).toEqual(['show', 'hide']);
});
