import type { Lesson } from '../games/room.ts';

/** First lessons, each fetched when somebody takes it. */
const lessons = import.meta.glob<Lesson>('../games/*/ui/lesson.ts', { import: 'lesson' });

export async function loadLesson(game: string): Promise<Lesson | undefined> {
  return lessons[`../games/${game}/ui/lesson.ts`]?.();
}

export function hasLesson(game: string): boolean {
  return `../games/${game}/ui/lesson.ts` in lessons;
}
