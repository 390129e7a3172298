import type { ComponentChildren } from 'preact';
import { texts } from '#texts/arboretum/table.ts';
import { texts as common } from '#texts/arboretum/words.ts';
import { OVER } from '../../../core/game.ts';
import { fillIn } from '../../../kit/fill-in.tsx';
import { useHeldBack } from '../../../kit/later.tsx';
import { memo } from '../../../kit/memo.tsx';
import { Refusal } from '../../../kit/refusal.tsx';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf } from '../../../kit/table.ts';
import { cardValue, speciesOf } from '../cards.ts';
import { VALUES } from '../components.ts';
import type { Standing } from '../facts.ts';
import type { ArboretumPosition } from '../position.ts';
import { PLACING } from '../state.ts';
import { Emblem } from './card.tsx';
import { squaresOf } from './layout.ts';
import { type Preview, sayChange, sayNote, sayPoints } from './preview.ts';
import type { Prospects, Range, Right } from './prospects.ts';
import { DECK_SPOT, type Draft } from './use-draft.tsx';
import { onlyRival, sayCard, sayDeck, sayPile, saySpecies } from './words.ts';

interface PreviewProps {
  readonly position: ArboretumPosition;
  readonly names: readonly string[];
  readonly draft: Draft;
  readonly standing: readonly Standing[];
  readonly rights: Prospects['rights'];
  /** The row of the table that is pointed at. */
  readonly row: Standing | undefined;
  /** The hand in front of the person. */
  readonly own: number | undefined;
  readonly ruleLink?: (rule: string) => string;
}

/** What is pointed at would do, or why it is refused, or how it stands. */
export function PreviewWords(props: PreviewProps) {
  const { draft, row, names, ruleLink, position, standing, own, rights } = props;
  const { fault } = draft;
  const isOver = position.turn === OVER;
  const room = useHeldBack(<RowRoom {...{ standing, names, isOver, own, rights }} />, position);
  return (
    <>
      <div class={`preview arboretum-preview${row ? ' is-row' : ''}`}>
        {row ? (
          <RowWords {...{ row, names, isOver, own, rights }} />
        ) : fault ? (
          <Refusal {...{ fault, ruleLink }} />
        ) : (
          <SpotWords {...props} />
        )}
      </div>
      {room}
    </>
  );
}

function SpotWords({ position, names, draft, own, standing }: PreviewProps): ComponentChildren {
  const { preview, pointed, selected } = draft;
  if (preview && pointed) return <MoveWords {...{ position, preview }} />;
  if (pointed?.kind === 'pile' && pointed.id < 0) return <DeckWords position={position} draft={draft} />;
  if (pointed?.kind === 'pile') return <p>{sayPile(position, pointed.id, nameOf(names, pointed.id))}.</p>;
  if (pointed?.kind === 'card' && own !== undefined) return <p>{cardWords(position, own, pointed.id)}</p>;
  if (pointed?.kind === 'tree') return <p>{treeWords(position, standing, names, pointed.id)}</p>;
  if (pointed?.kind === 'square' && position.phase === PLACING) return <p>{texts.preview.selectFirst}</p>;
  // A finger has no place of its own that it points at: what it selected is what it asks about.
  if (selected !== undefined && own !== undefined) return <p>{cardWords(position, own, selected)}</p>;
  return (
    <>
      <p class="fine">{helpWords(draft)}</p>
      {position.turn !== OVER && <DeckLeft position={position} />}
    </>
  );
}

/** How long the match may go on. It shares the room of what is pointed at: the table below needs every line. */
function DeckLeft({ position }: { readonly position: ArboretumPosition }) {
  const [cards, turns] = sayDeck(position);
  const { inDeck, inDeckWithTurns, deckEmpty } = texts.preview;
  // The prompt says what that means.
  if (position.deck === 0) return <p class="arboretum-left">{deckEmpty}</p>;
  return <p class="arboretum-left">{fillIn(turns ? inDeckWithTurns : inDeck, { cards: <b>{cards}</b>, turns })}</p>;
}

function helpWords({ acts, isLegal }: Draft): string {
  const { point, tap, tapToDraw, pointAtRow, tapRow } = texts.preview;
  const byFinger = matchMedia('(hover: none)').matches;
  // What the deck means, nobody knows before it is drawn: it plays at the first tap.
  if (acts && byFinger) return isLegal(DECK_SPOT) ? tapToDraw : tap;
  if (acts) return point;
  return byFinger ? tapRow : pointAtRow;
}

function MoveWords({ position, preview }: { readonly position: ArboretumPosition; readonly preview: Preview }) {
  const { points, changes } = preview;
  const note = sayNote(position, preview);
  return (
    <>
      <ul>
        <li>
          <span>{texts.preview.ifItEnded}</span>
          <b>
            {isSameRange(...points) ? '' : `${sayRange(points[0])} → `}
            {sayRange(points[1])}
          </b>
        </li>
        {changes.map((change) => (
          <li key={change.species}>
            <Emblem species={change.species} />
            <span>{sayChange(change)}</span>
          </li>
        ))}
      </ul>
      {note && <p class="fine">{note}</p>}
    </>
  );
}

function isSameRange(before: Range, after: Range): boolean {
  return before.least === after.least && before.most === after.most;
}

function sayRange({ least, most }: Range): string {
  return common.range(least, most);
}

function DeckWords({ position, draft }: { readonly position: ArboretumPosition; readonly draft: Draft }) {
  const legal = draft.isLegal(DECK_SPOT);
  return (
    <p>
      {common.deck.all(sayDeck(position))}. {legal && texts.preview.onlyYouSee}{' '}
      {legal && position.deck <= 2 && texts.preview.lastCards}
    </p>
  );
}

/** What a card of the hand is worth there (A8). */
function cardWords(position: ArboretumPosition, seat: number, card: number): string {
  const species = speciesOf(card);
  const held = position.hand(seat).filter((each) => speciesOf(each) === species);
  const total = held.reduce((sum, each) => sum + cardValue(each), 0);
  const words = texts.preview.card(
    sayCard(card),
    saySpecies(species),
    total,
    total - cardValue(card),
    roleOf(cardValue(card)),
  );
  return position.openHand(seat).includes(card) ? `${words} ${texts.preview.everybodyKnows}` : words;
}

/** A9, A11: a 1 and an 8 have rules of their own. */
function roleOf(value: number) {
  if (value === 1) return 'first';
  return value === VALUES ? 'last' : 'other';
}

interface RowProps {
  readonly row: Standing;
  readonly names: readonly string[];
  readonly isOver: boolean;
  readonly own: number | undefined;
  readonly rights: Prospects['rights'];
  /** Only takes the room that the words would take: its pictures are empty boxes. */
  readonly isEmpty?: boolean;
}

function RowWords({ row, names, isOver, own, rights, isEmpty = false }: RowProps) {
  const right = own !== undefined && row.paths[own] ? rights.get(row.species)?.[own] : undefined;
  const without = row.paths.flatMap((path, seat) => (path ? [] : [seat]));
  return (
    <ul aria-label={texts.preview.pathsOf(saySpecies(row.species))}>
      {row.paths.map(
        (path, seat) =>
          path && (
            <li key={nameOf(names, seat)}>
              <SeatBadge seat={seat} />
              <span>
                {fillIn(texts.preview.path(nameOf(names, seat), sayPoints(path)), {
                  cards: <PathCards cards={path.cards} {...{ isEmpty }} />,
                })}
              </span>
              <b>{path.points}</b>
            </li>
          ),
      )}
      {without.length > 0 && (
        <li>
          {without.map((seat) => (
            <SeatBadge key={seat} seat={seat} />
          ))}
          <span>
            {texts.preview.noPath(
              without.map((seat) => nameOf(names, seat)),
              isOver,
            )}
          </span>
        </li>
      )}
      {right && own !== undefined && (
        <li class="fine">{texts.preview.right(right, row.totals[own], isOver, rivalOf(row, names, own, right))}</li>
      )}
    </ul>
  );
}

/** Who keeps a path from scoring: the hand that is seen to hold most, or the only one that there is. */
function rivalOf({ totals }: Standing, names: readonly string[], own: number, right: Right) {
  const best = Math.max(...totals);
  // Where hidden cards decide, they may be anybody's: a hidden 1 can take an 8 from the best hand that is seen.
  if (right === 'no' && best > totals[own]) return { rival: nameOf(names, totals.indexOf(best)), best };
  const rival = onlyRival(names, totals.length, own);
  const isSeen = right === 'open' && rival !== undefined && best === totals[own];
  return { rival, best: isSeen ? totals[1 - own] : undefined };
}

/**
 * As tall as the tallest row of the table when it is told above the table. Without it the first row that is pointed at
 * would push the table down, and another row would be under the pointer.
 */
const RowRoom = memo(({ standing, ...rest }: { readonly standing: readonly Standing[] } & Omit<RowProps, 'row'>) => (
  <div class="arboretum-row-room" aria-hidden="true">
    {standing.map((row) => (
      <RowWords key={row.species} {...{ row }} {...rest} isEmpty />
    ))}
  </div>
));

/** The cards of a path as they look: emblem and number. */
function PathCards({ cards, isEmpty }: { readonly cards: readonly number[]; readonly isEmpty: boolean }) {
  return (
    <>
      {cards.map((card, index) => (
        <span key={card} class="arboretum-way">
          {index > 0 && <span aria-hidden="true">→ </span>}
          <b aria-hidden="true">{cardValue(card)}</b>
          {isEmpty ? <span class="arboretum-emblem" /> : <Emblem species={speciesOf(card)} />}
          <span class="sr-only">{sayCard(card)}, </span>
        </span>
      ))}
    </>
  );
}

/** A tree in any garden, and what it is good for there. */
function treeWords(position: ArboretumPosition, standing: readonly Standing[], names: readonly string[], card: number) {
  const seat = position.groves.findIndex((grove) => squaresOf(grove).some((square) => grove.cardAt(square) === card));
  const paths = standing.flatMap(({ species, paths: all }) => {
    const path = all[seat];
    return path?.cards.includes(card) ? [{ species: saySpecies(species), points: path.points }] : [];
  });
  return texts.preview.tree(sayCard(card), nameOf(names, seat), paths);
}
