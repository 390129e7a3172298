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

/** A game's own part of its book; `ruleBook` adds what all books have. */
interface Outline<P extends Position, O extends Option> {
  readonly texts: BookWords & { readonly options: Readonly<Record<O['id'] | 'title', string>> };
  /** What is shown of the set-up, below its text. */
  readonly setup: readonly Block[];
  /** What is shown of a turn, below its steps, and its parts. */
  readonly turn: { readonly blocks?: readonly Block[]; readonly parts?: readonly Part[] };
  /** From there to the end. */
  readonly chapters: readonly Chapter[];
  /** The numbered rules that each chapter or part explains. */
  readonly explains: Readonly<Record<string, readonly string[]>>;
  /** The class of the game's positions, and the part that somebody needs who looks something up in one. */
  readonly position: new (
    ...args: never[]
  ) => P;
  readonly partFor: (position: P) => string;
  readonly night?: Readonly<Record<string, string>>;
}

interface BookWords {
  readonly goal: Entry;
  readonly setup: Entry;
  readonly turn: Entry & { readonly steps: readonly Entry[] };
  readonly questions: { readonly title: string; readonly list: readonly Entry[] };
  readonly tips: { readonly title: string; readonly list: readonly string[] };
}

/**
 * A whole book: goal, set-up and turn first, the game's own chapters, then options, questions and tips: nobody should meet
 * the exceptions before the rule.
 */
export function ruleBook<P extends Position, O extends Option>(
  { options }: { readonly options: readonly O[] },
  outline: Outline<P, O>,
): RuleBook {
  const { texts, position, partFor, explains, night } = outline;
  const { questions, tips } = texts;
  const { blocks = [], parts = [] } = outline.turn;
  return {
    chapters: [
      chapter('goal', texts.goal, []),
      chapter('setup', texts.setup, outline.setup),
      chapter('turn', texts.turn, [{ kind: 'steps', steps: texts.turn.steps }, ...blocks], ...parts),
      ...outline.chapters,
      explainOptions(options, texts.options),
      chapter('questions', { title: questions.title }, [{ kind: 'questions', questions: questions.list }]),
      chapter('tips', { title: tips.title }, [{ kind: 'tips', tips: tips.list }]),
    ],
    explains: Object.fromEntries(
      Object.entries(explains).flatMap(([part, rules]) => rules.map((rule) => [rule, part])),
    ),
    ...(night && { night }),
    partFor: (found) => {
      if (found instanceof position) return partFor(found);
      // The page hands over positions of whatever game it found.
      throw new Error('The rules were asked about a position of another game.');
    },
  };
}

/** Every option of a game with its title from the set-up page and a sentence of the rules. */
function explainOptions<O extends Option>(
  options: readonly O[],
  sentences: Readonly<Record<O['id'] | 'title', string>>,
): Chapter {
  const entries = options.map(({ id, title }) => ({ title, text: sentences[id as O['id']] }));
  return chapter('options', { title: sentences.title }, [facts(entries)]);
}

/** A chapter, or a part of one: its text first, where it has one. */
export function chapter(
  id: string,
  { title, text }: { readonly title: string; readonly text?: string },
  blocks: readonly Block[] = [],
  ...parts: readonly Part[]
): Chapter {
  return { id, title, blocks: text === undefined ? blocks : [{ kind: 'text', text }, ...blocks], parts };
}

/** Makes pictures from positions in a game's notation, without the game's name at its beginning. */
export function pictureMaker<P extends Position>(game: string, parse: (text: string) => Result<P>) {
  return (words: PictureWords, line: string, draw: (position: P) => Drawing, claims: Claims = {}): RulePicture => {
    const position = `${game} ${line}`;
    return { words, position, claims, draw: () => draw(must(parse(position))) };
  };
}

/* Short names for what chapters are made of. */

export function facts(entries: readonly Entry[]): Block {
  return { kind: 'facts', facts: entries };
}

/** What depends on the number of players. */
export function byPlayers(
  { min, max }: { readonly min: number; readonly max: number },
  titleOf: (players: number) => string,
  textOf: (players: number) => string,
): Block {
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return facts(counts.map((players) => ({ title: titleOf(players), text: textOf(players) })));
}

export function show(...pictures: readonly RulePicture[]): Block {
  return { kind: 'pictures', pictures };
}

export function workOut(picture: RulePicture, bill: Bill): Block {
  return { kind: 'example', picture, bill };
}

/** A bill in the words of a text: each amount by the name of its words, in the order of the bill. */
export function billOf<W extends { readonly title: string; readonly total: string }>(
  words: W,
  amounts: Amounts<W>,
  total: number,
): Bill {
  const lines = Object.entries<number | Times | undefined>(amounts).map(([name, amount]): BillLine => {
    const line = { words: String(words[name as keyof W]) };
    return typeof amount === 'object' ? { ...line, amount: amount.by, times: true } : { ...line, amount: amount ?? 0 };
  });
  return { title: words.title, lines, total, totalWords: words.total };
}

type Amounts<W> = { readonly [Name in keyof W as W[Name] extends string ? Name : never]?: number | Times };

interface Times {
  readonly by: number;
}

/** A line of a bill that multiplies what came before it. */
export function times(by: number): Times {
  return { by };
}
