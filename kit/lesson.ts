/** A guided opening: a real position of a real match, one thing to learn at a time. */
export interface Lesson {
  readonly seats: number;
  /** Names at the table; the learner is the first. */
  readonly names: readonly string[];
  /** Moves and rolls before the first step, as in a log. */
  readonly opening: readonly string[];
  readonly steps: readonly LessonStep[];
}

export interface LessonStep {
  /** What to know, and what to do now. One short paragraph. */
  readonly say: string;
  /** The move to play, as text; absent where there is only something to read. */
  readonly play?: string;
  /** What follows by itself: rolls and the others' moves. */
  readonly after?: readonly string[];
}
