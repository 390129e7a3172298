import type { Position } from '../core/game.ts';
import { must, type Result } from '../core/result.ts';
import type { Option } from '../core/settings.ts';
import type { Drawing } from '../kit/draw/drawing.ts';

/** How a game is explained to people who play it: chapters with pictures of real positions. */
export interface RuleBook {
  readonly chapters: readonly Chapter[];
  /** Chapter or part that explains each numbered rule of the README, for links from refusals. */
  readonly explains: Readonly<Record<string, string>>;
  /** Chapter or part that somebody needs who looks something up in this position. */
  readonly partFor: (position: Position) => string;
  /** What each colour of the pictures becomes on a dark page, where the artwork is too bright for one. */
  readonly night?: Readonly<Record<string, string>>;
}

export interface Part {
  /** In addresses; the same for the same thing in every game. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Chapter extends Part {
  readonly parts?: readonly Part[];
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'steps'; readonly steps: readonly Entry[] }
  /** Things and what they are: numbers by number of players, options. */
  | { readonly kind: 'facts'; readonly facts: readonly Entry[] }
  | { readonly kind: 'questions'; readonly questions: readonly Entry[] }
  | { readonly kind: 'tips'; readonly tips: readonly string[] }
  /** At most three, in a row where there is room. */
  | { readonly kind: 'pictures'; readonly pictures: readonly RulePicture[] }
  | { readonly kind: 'example'; readonly picture: RulePicture; readonly bill: Bill };

export interface Entry {
  readonly title: string;
  readonly text: string;
}

/** The words of a picture. */
export interface PictureWords {
  /** A few words in bold, then the rest of the sentence. */
  readonly caption: string;
  readonly text: string;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
}

/** What a picture says about moves; tests ask the rules whether it is so. */
export interface Claims {
  readonly legal?: readonly string[];
  readonly refused?: readonly { readonly move: string; readonly rule: string }[];
}

/** A picture of a real position, drawn by the game's own artwork. */
export interface RulePicture {
  readonly words: PictureWords;
  /** The position, in the game's notation. */
  readonly position: string;
  readonly claims: Claims;
  readonly draw: () => Drawing;
}

/** A score worked out like a bill: amounts added from the top, `times` multiplies what came before. */
export interface Bill {
  readonly title: string;
  readonly lines: readonly BillLine[];
  readonly total: number;
  readonly totalWords: string;
}

export interface BillLine {
  readonly amount: number;
  readonly times?: boolean;
  readonly words: string;
}

/** Makes `partFor` safe for the page, which hands over positions of whatever game it found. */
export function partsOf<P extends Position>(
  kind: new (...args: never[]) => P,
  partFor: (position: P) => string,
): RuleBook['partFor'] {
  return (position) => {
    if (position instanceof kind) return partFor(position);
    throw new Error('The rules were asked about a position of another game.');
  };
}

/** Makes pictures from positions in a game's notation, without the game's name at its beginning. */
export function pictureMaker<P extends Position>(game: string, parse: (text: string) => Result<P>) {
  return (words: PictureWords, line: string, draw: (position: P) => Drawing, claims: Claims = {}): RulePicture => {
    const position = `${game} ${line}`;
    return { words, position, claims, draw: () => draw(must(parse(position))) };
  };
}

/* Short names for what books are made of. */

export function chapter(id: string, title: string, blocks: readonly Block[], ...parts: readonly Part[]): Chapter {
  return { id, title, blocks, parts };
}

/** What every book begins with. */
export function goalChapter({ goal }: { readonly goal: Entry }): Chapter {
  return chapter('goal', goal.title, [say(goal.text)]);
}

/** What every book ends with. */
export function lastChapters({ questions, tips }: LastWords): readonly Chapter[] {
  return [
    chapter('questions', questions.title, [{ kind: 'questions', questions: questions.list }]),
    chapter('tips', tips.title, [{ kind: 'tips', tips: tips.list }]),
  ];
}

interface LastWords {
  readonly questions: { readonly title: string; readonly list: readonly Entry[] };
  readonly tips: { readonly title: string; readonly list: readonly string[] };
}

export function say(text: string): Block {
  return { kind: 'text', text };
}

export function show(...pictures: readonly RulePicture[]): Block {
  return { kind: 'pictures', pictures };
}

export function workOut(picture: RulePicture, bill: Bill): Block {
  return { kind: 'example', picture, bill };
}

/** Every option of a game with its title from the set-up page and a sentence of the rules. */
export function explainOptions<O extends Option>(
  options: readonly O[],
  sentences: Readonly<Record<O['id'], string>>,
): Block {
  const facts = options.map(({ id, title }) => ({ title, text: sentences[id as O['id']] }));
  return { kind: 'facts', facts };
}
