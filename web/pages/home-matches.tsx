import { Link } from 'wouter-preact';
import { texts } from '#texts/web/home.ts';
import { SeatBadge } from '../../kit/seat-badge.tsx';
import type { MatchSummary } from '../match-summary.ts';
import { paths } from '../routes.ts';
import { lonerOf } from '../session/player.ts';
import type { SavedMatch } from '../session/saved-match.ts';
import { lookOf, MatchPicture, MatchRow, RemoveButton, TurnMark } from './match-row.tsx';
import { sayDetails, titleOf } from './match-words.ts';
import { useSummary } from './use-kept.ts';

/** So many others are on the front page; the rest has a page of its own. */
const MOST_OTHERS = 3;

type Remove = (id: string, words: string) => void;

/** The match to go on with, large, and a few others beside it: those that go on, then the last that are over. */
export function HomeMatches({
  going,
  finished,
  all,
  remove,
}: {
  /** In the order in which they matter. */
  readonly going: readonly SavedMatch[];
  readonly finished: readonly SavedMatch[];
  /** How many there are, finished ones and all. */
  readonly all: number;
  readonly remove: Remove;
}) {
  const [first, ...rest] = going;
  const others = [...rest, ...[...finished].sort((a, b) => b.changed - a.changed)];
  return (
    <section class={all > 1 || !first ? 'home-matches' : 'home-matches is-single'}>
      {first && <FirstMatch key={first.id} match={first} remove={() => remove(first.id, titleOf(first))} />}
      {(all > 1 || !first) && (
        <div class="home-others">
          <h2 class={first ? 'sr-only' : 'home-last'}>{first ? texts.others : texts.last}</h2>
          <ul>
            {others.slice(0, MOST_OTHERS).map((match) => (
              <MatchRow key={match.id} match={match} remove={() => remove(match.id, titleOf(match))} />
            ))}
          </ul>
          <Link class="home-all" href={paths.matches}>
            {texts.all(all)}
          </Link>
        </div>
      )}
    </section>
  );
}

function FirstMatch({ match, remove }: { readonly match: SavedMatch; readonly remove: () => void }) {
  const told = useSummary(match);
  const summary = told === 'unreadable' ? undefined : told;
  const title = titleOf(match);
  return (
    <article {...lookOf(match, 'first-match')}>
      <MatchPicture match={match} />
      <div class="first-words">
        <p class="first-turn">
          {summary && <TurnMark match={match} summary={summary} />}{' '}
          <span class="fine">{sayDetails(match, summary && { ...summary, scores: undefined }, Date.now())}</span>
        </p>
        <h2>{title}</h2>
        {summary && <Scores match={match} summary={summary} />}
        <p class="first-last">{summary ? sayLast(match, summary) : told && texts.match.unreadable}</p>
        <p class="first-actions">
          <Link class="button primary" href={paths.match(match.record.game, match.id)}>
            {texts.match.continue}
            <span class="sr-only"> {texts.match.continueMore(title)}</span>
          </Link>
        </p>
      </div>
      <RemoveButton title={title} remove={remove} />
    </article>
  );
}

function Scores({
  match: { players },
  summary: { scores },
}: {
  readonly match: SavedMatch;
  readonly summary: MatchSummary;
}) {
  if (!scores) return null;
  const you = lonerOf(players);
  return (
    <ul class="first-scores">
      {scores.map((points, seat) => (
        <li key={seat}>
          <SeatBadge seat={seat} /> <span>{seat === you ? texts.match.you : players[seat].name}</span> <b>{points}</b>
        </li>
      ))}
    </ul>
  );
}

function sayLast({ players }: SavedMatch, { last }: MatchSummary): string {
  if (!last) return texts.match.notBegun;
  const name = last.seat === lonerOf(players) ? texts.match.you : players[last.seat].name;
  return texts.match.happened(name, last.words);
}
