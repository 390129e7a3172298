import { texts } from '#texts/new-game/words.ts';
import { type Excerpt, spanIn } from '../../core/excerpt.ts';
import {
  asLine,
  Findings,
  nothing,
  pastedStrings,
  readBest,
  type Walkthrough,
  wordsOf,
} from '../../games/walkthrough.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { about } from './about.ts';
import { parseMove, parsePosition } from './notation.ts';
import { NewGamePosition } from './position.ts';

/** A notation line, or the moves of a game with spaces between them: "b2 a1 c3". */
export function readPasted(text: string): Walkthrough<NewGamePosition> {
  const strings = pastedStrings(text);
  if (!strings) return nothing(texts.tooLong);
  const line = strings.find((string) => string.text.trimStart().startsWith(about.id));
  return line ? readLine(asLine(line)) : readBest(strings, (string) => readMoves(asLine(string)));
}

function readLine(line: Excerpt): Walkthrough<NewGamePosition> {
  const position = parsePosition(line.text);
  if (position.ok) return { positions: [position.value], captions: [''], remarks: [] };
  return nothing(sayFault(position.fault), spanIn(line, 0, line.text.length), position.fault.rule);
}

/** As many moves as are right. */
function readMoves(line: Excerpt): Walkthrough<NewGamePosition> {
  const findings = new Findings();
  const board = new NewGamePosition();
  const positions = [board.copy()];
  const captions = [''];
  for (const word of wordsOf(line).filter(({ text }) => text !== '')) {
    const move = parseMove(board, word.text);
    if (!move.ok) {
      findings.refuse(sayFault(move.fault), spanIn(word, 0, word.text.length), move.fault.rule);
      break;
    }
    board.play(move.value);
    positions.push(board.copy());
    captions.push(word.text);
  }
  return findings.shown(positions, captions);
}
