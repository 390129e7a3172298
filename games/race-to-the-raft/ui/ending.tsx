import { useMemo } from 'preact/hooks';
import { Picture } from '../../../kit/picture.tsx';
import { CHALLENGES, HAND_SIZE } from '../components.ts';
import { CARD_COUNT, nameSquare, TILE_COUNT } from '../geometry.ts';
import { deckOdds, handOf } from '../hints.ts';
import type { RaftPosition } from '../position.ts';
import { lossOf, tallyOf } from '../scoring.ts';
import { NONE, PHASES } from '../state.ts';
import { CELL } from './artwork.ts';
import { drawBoard } from './board.ts';
import { type CatWatch, watchCats } from './cat-watch.ts';
import { CatFace } from './hand.tsx';
import { describeLoss, nameColour, plural } from './words.ts';

/** Why it was won or lost, what became of each cat, and what it took. */
export function EndingStory({ position }: { readonly position: RaftPosition }) {
  const cats = useMemo(() => watchCats(position), [position]);
  const challenge = position.challenge === NONE ? undefined : CHALLENGES[position.challenge];
  const won = position.phase === PHASES.won;
  return (
    <div class="raft-ending">
      <div>
        {challenge && (
          <p class="fine">
            Challenge {position.challenge + 1}, {challenge.name}, difficulty {challenge.difficulty}
          </p>
        )}
        <p class="raft-verdict">{won ? 'Every cat is on the raft. It casts off.' : describeLoss(position)}</p>
        {!won && <p>{whyWords(position)}</p>}
        <h3 class="raft-ending-part">The cats</h3>
        <ol class="raft-ending-list">
          {cats.map((cat) => (
            <li class="raft-ending-row" key={cat.square}>
              <span>
                <CatFace colour={cat.colour} mood={cat.aboard ? 'aboard' : cat.exhausted ? 'exhausted' : 'awake'} />{' '}
                {nameColour(cat.colour)} cat
              </span>
              <span class={cat.cutOff ? 'problem' : ''}>{fateOf(cat)}</span>
            </li>
          ))}
        </ol>
        <h3 class="raft-ending-part">The match</h3>
        <Sums position={position} />
      </div>
      <svg
        class="raft-ending-island"
        viewBox={`-4 -4 ${position.columns * CELL + 8} ${position.rows * CELL + 8}`}
        role="img"
        aria-label={won ? 'The island at the end' : 'The island at the end; cats that are cut off are ringed'}
      >
        <Picture drawing={drawBoard(position)} />
      </svg>
    </div>
  );
}

function fateOf(cat: CatWatch): string {
  if (cat.aboard) return 'safe aboard';
  if (cat.cutOff) return `cut off on ${nameSquare(cat.square)}`;
  if (cat.labour === 0) return 'its way was open';
  return `${plural(cat.labour, 'square')} short of a way`;
}

function whyWords(position: RaftPosition): string {
  switch (lossOf(position)?.kind) {
    case 'cutOff':
      return 'No chain of squares joins it to a free place on the raft any more: neither of its own colour, nor of squares where a card could still be laid.';
    case 'noRoom':
      return 'A drawn fire tile must be laid, and no place beside the fire was large enough.';
    case 'noTile':
      return 'Every laid card brings fire; the 32nd finds no tile in the bag.';
    default:
      return 'A round needs six cards, and nothing is ever shuffled back.';
  }
}

function Sums({ position }: { readonly position: RaftPosition }) {
  const { cats, aboard, tilesLeft } = tallyOf(position);
  const drawn = CARD_COUNT - deckOdds(position).reduce((sum, deck) => sum + deck.cards.length, 0);
  const left = handOf(position).length;
  const laid = TILE_COUNT - tilesLeft + (lossOf(position)?.kind === 'noTile' ? 1 : 0);
  const sums: readonly (readonly [string, string])[] = [
    ['Cats aboard', `${aboard} of ${cats}`],
    ['Rounds', `${drawn / HAND_SIZE} of 16 at most`],
    ['Cards laid', `${laid}`],
    ['Cards given for moves', `${drawn - left - laid}`],
    ['Cards left in hand', `${left}`],
    ['Fire tiles left in the bag', `${tilesLeft} of ${TILE_COUNT}`],
  ];
  return (
    <ol class="raft-ending-list">
      {sums.map(([what, sum]) => (
        <li class="raft-ending-row" key={what}>
          <span>{what}</span>
          <span class="sum">{sum}</span>
        </li>
      ))}
    </ol>
  );
}
