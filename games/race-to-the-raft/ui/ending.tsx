import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { texts } from '#texts/race-to-the-raft/ending.ts';
import type { Position } from '../../../core/game.ts';
import { HAND_SIZE } from '../components.ts';
import { handOf } from '../facts.ts';
import { TILE_COUNT } from '../geometry.ts';
import type { RaftPosition } from '../position.ts';
import { lossOf, tallyOf } from '../scoring.ts';
import { PHASES } from '../state.ts';
import type { Mood } from './cat.ts';
import { type CatWatch, hasBerth, watchCats } from './cat-watch.ts';
import { whyLost } from './final-score.ts';
import { CatFace } from './hand.tsx';
import { journeysOf } from './journeys.ts';
import { type LastFire, lastFire } from './last-fire.ts';
import { cardsDrawn, describeChallenge, describeLoss, nameColour } from './words.ts';

/** Why it was won or lost, what became of each cat, and what it took. */
export function EndingStory({
  position,
  earlier,
}: {
  readonly position: RaftPosition;
  readonly earlier: () => readonly Position[];
}) {
  const cats = useMemo(() => watchCats(position), [position]);
  const fire = useMemo(() => lastFire(position, earlier), [position, earlier]);
  const challenge = describeChallenge(position);
  const won = position.phase === PHASES.won;
  // That every cat is aboard is said above: when each of them came there is not.
  const journeys = useMemo(() => (won ? journeysOf(earlier, position) : []), [won, earlier, position]);
  return (
    <div class="raft-ending">
      <div>
        {challenge && (
          <p class="fine">{texts.challenge(position.challenge + 1, challenge.name, challenge.difficulty)}</p>
        )}
        {!won && (
          <>
            <p class="raft-verdict">{describeLoss(position)}</p>
            <p>
              {fire && texts.why.tile} {whyLost(position)}
            </p>
          </>
        )}
        <h3 class="raft-ending-part">{texts.cats}</h3>
        <ol class="raft-ending-list">
          {journeys.map(({ colour, hasScarf, aboard }, at) => (
            <CatRow key={`${colour} ${at}`} {...{ colour, hasScarf }} mood="aboard">
              {aboard ? texts.safeIn(aboard.round) : texts.safe}
            </CatRow>
          ))}
          {journeys.length === 0 &&
            cats.map((cat) => (
              <CatRow key={cat.square} colour={cat.colour} mood={moodOf(cat)}>
                <span class={cat.cutOff ? 'problem' : ''}>{fateOf(position, cat, fire)}</span>
              </CatRow>
            ))}
        </ol>
        <h3 class="raft-ending-part">{texts.match}</h3>
        <Sums position={position} />
      </div>
    </div>
  );
}

function CatRow({
  colour,
  mood,
  hasScarf = false,
  children,
}: {
  readonly colour: number;
  readonly mood: Mood;
  readonly hasScarf?: boolean;
  readonly children: ComponentChildren;
}) {
  return (
    <li class="raft-ending-row">
      <span>
        <CatFace {...{ colour, mood, hasScarf }} /> {texts.cat(nameColour(colour))}
      </span>
      <span>{children}</span>
    </li>
  );
}

function moodOf({ aboard, exhausted }: CatWatch): Mood {
  if (aboard) return 'aboard';
  return exhausted ? 'exhausted' : 'awake';
}

function fateOf(position: RaftPosition, cat: CatWatch, fire: LastFire | undefined): string {
  if (cat.aboard) return texts.safe;
  if (cat.cutOff && !hasBerth(position, cat.colour)) return texts.noBerth;
  if (cat.cutOff) return fire ? texts.lostTo : texts.lost;
  return cat.labour === 0 ? texts.wayOpen : texts.short(cat.labour);
}

function Sums({ position }: { readonly position: RaftPosition }) {
  const { cats, aboard, tilesLeft } = tallyOf(position);
  const drawn = cardsDrawn(position);
  const left = handOf(position).length;
  const laid = TILE_COUNT - tilesLeft + (lossOf(position)?.kind === 'noTile' ? 1 : 0);
  const sums: readonly (readonly [string, string])[] = [
    ...(aboard < cats ? [[texts.catsAboard, texts.outOf(aboard, cats)] as const] : []),
    [texts.rounds, texts.roundsOf(drawn / HAND_SIZE)],
    [texts.laid, `${laid}`],
    [texts.given, `${drawn - left - laid}`],
    [texts.inHand, `${left}`],
    [texts.tiles, texts.outOf(tilesLeft, TILE_COUNT)],
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
