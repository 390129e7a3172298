import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { texts } from '#texts/race-to-the-raft/table.ts';
import { texts as words } from '#texts/race-to-the-raft/words.ts';
import { fillIn } from '../../../kit/fill-in.tsx';
import { memo } from '../../../kit/memo.tsx';
import { COLOURS, DECK_LETTERS, HAND_SIZE } from '../components.ts';
import { type DeckOdds, deckOdds } from '../facts.ts';
import { requestMove } from '../moves.ts';
import type { RaftPosition } from '../position.ts';
import { canAsk, fillEvenly } from './draft.ts';
import { DeckMark } from './hand.tsx';
import { CELL } from './land.ts';
import { Painted, pageColour } from './paint.tsx';
import { PAINT } from './palette.ts';
import { drawTerrain } from './terrain.ts';
import type { TurnDraft } from './use-draft.tsx';

const SQUARES_A_CARD = 9;

/** A stepper a deck, six cards in all; every step asks the list of requests whether it leads somewhere. */
export function Ask({ turn, counts }: { readonly turn: TurnDraft; readonly counts: readonly number[] }) {
  const { position, moves, hold, submit } = turn;
  const odds = useMemo(() => deckOdds(position), [position]);
  const chosen = counts.reduce((sum, count) => sum + count, 0);
  const step = (deck: number, by: number) =>
    hold({ kind: 'ask', counts: counts.map((count, each) => count + (each === deck ? by : 0)) });
  const [circles, crosses, squares, triangles] = counts;
  return (
    <>
      <ul class="raft-decks">
        {odds.map((deck, at) => (
          <li key={DECK_LETTERS[at]} class="raft-deck">
            <span class="raft-deck-name">
              <DeckMark deck={at} /> <b class="raft-deck-word">{words.decks[at]}</b>{' '}
              <span class="fine">
                {fillIn(texts.ask.left(deck.cards.length), {
                  left: <span class="raft-deck-word">{texts.ask.leftWord}</span>,
                })}
              </span>
            </span>
            <OddsBar deck={at} odds={deck} />
            <span class="raft-stepper">
              <Choice
                name="raft-step-by"
                label={texts.ask.less(words.decks[at])}
                can={counts[at] > 0}
                act={() => step(at, -1)}
              >
                −
              </Choice>
              <output aria-label={texts.ask.chosen(words.decks[at])}>{counts[at]}</output>
              <Choice
                name="raft-step-by"
                label={texts.ask.more(words.decks[at])}
                can={canAsk(moves, counts, at)}
                act={() => step(at, 1)}
              >
                +
              </Choice>
            </span>
          </li>
        ))}
      </ul>
      <div class="raft-buttons is-tight">
        {/* Before the button that comes next: one press of Tab leads there. */}
        <Choice
          name="raft-narrow"
          can={chosen < HAND_SIZE}
          act={() => hold({ kind: 'ask', counts: fillEvenly(moves, counts) })}
        >
          {texts.ask.evenly}
        </Choice>
        {chosen < HAND_SIZE ? (
          <span class="raft-narrow raft-missing">{texts.ask.missing(HAND_SIZE - chosen)}</span>
        ) : (
          <button
            type="button"
            class="primary raft-narrow"
            onClick={() => submit(requestMove(circles, crosses, squares, triangles))}
          >
            {texts.ask.draw}
          </button>
        )}
      </div>
    </>
  );
}

/** A button that may switch itself off: it keeps the focus, which `disabled` would drop to the top of the page. */
function Choice({
  name,
  label,
  can,
  act,
  children,
}: {
  readonly name: string;
  readonly label?: string;
  readonly can: boolean;
  readonly act: () => void;
  readonly children: ComponentChildren;
}) {
  return (
    <button type="button" class={name} aria-label={label} aria-disabled={!can} onClick={() => can && act()}>
      {children}
    </button>
  );
}

/** How likely each colour is on the cards left in a deck: a share a colour, with its pattern and per cent. */
const OddsBar = memo((props: { readonly deck: number; readonly odds: DeckOdds; readonly still?: boolean }) => {
  const { deck, odds, still = false } = props;
  const shares = odds.expected.map((squares) => Math.round((squares / SQUARES_A_CARD) * 100));
  const told = shares.flatMap((share, colour) => (share > 0 ? [texts.decks.share(share, words.colours[colour])] : []));
  const label = texts.decks.odds(words.decks[deck], told);
  return (
    <span class={still ? 'raft-odds is-still' : 'raft-odds'} role="img" aria-label={label} title={label}>
      {shares.map((share, colour) =>
        share === 0 ? null : (
          <span
            key={COLOURS[colour]}
            class="raft-share"
            style={{
              flexGrow: share,
              background: pageColour(PAINT.terrain[colour].base),
              color: pageColour(PAINT.terrain[colour].deep),
            }}
          >
            <Swatch colour={colour} />
            <span class="raft-share-number">{share}</span>
          </span>
        ),
      )}
    </span>
  );
});

const Swatch = memo(({ colour }: { readonly colour: number }) => (
  <svg class="raft-swatch" viewBox={`0 0 ${CELL} ${CELL}`} aria-hidden="true">
    <Painted drawing={drawTerrain(colour)} />
  </svg>
));

/** What is left in the decks, when nobody is asking for cards. */
export const DecksLeft = memo(
  ({ position, hidden }: { readonly position: RaftPosition; readonly hidden?: boolean }) => {
    const odds = useMemo(() => deckOdds(position), [position]);
    const cards = odds.reduce((sum, deck) => sum + deck.cards.length, 0);
    return (
      <section aria-label={texts.decks.title} hidden={hidden}>
        <h2 class="raft-heading">
          {texts.decks.title} <span class="fine">{texts.decks.rounds(Math.floor(cards / HAND_SIZE))}</span>
        </h2>
        <ul class="raft-decks">
          {odds.map((deck, at) => (
            <li key={DECK_LETTERS[at]} class="raft-deck is-still">
              <span class="raft-deck-name">
                <DeckMark deck={at} /> {deck.cards.length}
                <span class="sr-only"> {texts.decks.left(words.decks[at])}</span>
              </span>
              <OddsBar deck={at} odds={deck} still />
            </li>
          ))}
        </ul>
      </section>
    );
  },
);
