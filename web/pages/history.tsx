import '../styles/history.css';
import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { texts } from '#texts/web/history.ts';
import { shelf } from '../../games/index.ts';
import type { About } from '../../games/room.ts';
import { EVERY_MATCH, type MatchFilter } from '../match-filter.ts';
import { paths } from '../routes.ts';
import { hasScreen } from '../screens.ts';
import { servedPart } from '../served-part.tsx';
import { accuracies, type PlayedMatch, tallyByLevel } from '../study/history.ts';
import { seatsCounted } from '../study/opening-tables.ts';
import { missesOf, puzzleProgress } from '../study/puzzle-progress.ts';
import { hasPuzzles } from '../study/puzzles.ts';
import { ColumnHeads } from './column-heads.tsx';
import { Frame } from './frame.tsx';
import { GameLink } from './game-link.tsx';
import { NO_MATCHES } from './online-count.ts';
import { ShelfPicture } from './shelf-picture.tsx';
import { StudyList } from './study-list.tsx';
import { LatestMatches } from './study-matches.tsx';
import { usePlayed } from './use-played.ts';

const OnlineMatches = servedPart(async () => (await import('./online-matches.tsx')).OnlineMatches, true);

/** Those with people elsewhere, which can be replayed and reviewed. */
const OVER: MatchFilter = { ...EVERY_MATCH, state: 'over' };
const MOST_ONLINE = 5;
/** The match that was just over is what most come for. */
const MOST_LATEST = 4;
/** Fewer make no line. */
const FEWEST_DRAWN = 3;

/** How somebody has played in this browser: results by level, accuracy over time, puzzles; game by game. */
export function HistoryPage() {
  const played = usePlayed();
  const [online, countOnline] = useState(NO_MATCHES);
  const told = shelf
    .map(({ about }) => ({ about, matches: played?.filter(({ game }) => game === about.id) ?? [] }))
    .filter(({ about, matches }) => matches.length > 0 || hasTriedPuzzles(about));
  return (
    <Frame title={texts.tab} crumb={texts.crumb}>
      <div class="column history">
        <h1>{texts.title}</h1>
        <p class="fine">{texts.say}</p>
        <LatestMatches most={MOST_LATEST} />
        {!played && <p class="loading">{texts.loading}</p>}
        {played && told.length === 0 && online.found === 0 && <p>{texts.none}</p>}
        {told.length > 0 && (
          <div class="history-games">
            {told.map(({ about, matches }) => (
              <GameHistory key={about.id} {...{ about, matches }} />
            ))}
          </div>
        )}
        <OnlineMatches isShort finished={MOST_ONLINE} filter={OVER} count={countOnline} />
        <StudyList />
        <More />
        <p>
          <Link href={paths.matches}>{texts.all}</Link>
        </p>
      </div>
    </Frame>
  );
}

/** What else there is to study, game by game. */
function More() {
  return (
    <section>
      <h2>{texts.more}</h2>
      <ul class="history-more">
        {shelf
          .filter(({ about }) => hasScreen(about.id))
          .map(({ about: { id, title } }) => (
            <li key={id} class={`is-${id}`}>
              <span class="card-picture">
                <ShelfPicture game={id} />
              </span>
              <b>{title}</b>
              {hasPuzzles(id) && <GameLink to={paths.puzzle(id)} word={texts.puzzle} more={texts.of(title)} />}
              <GameLink to={paths.study(id)} word={texts.study} more={texts.of(title)} />
              {seatsCounted(id).length > 0 && (
                <GameLink to={paths.openings(id)} word={texts.openings} more={texts.of(title)} />
              )}
            </li>
          ))}
      </ul>
    </section>
  );
}

function hasTriedPuzzles({ id }: About): boolean {
  return Object.keys(puzzleProgress.load(id).tried).length > 0;
}

function GameHistory({ about, matches }: { readonly about: About; readonly matches: readonly PlayedMatch[] }) {
  const progress = puzzleProgress.load(about.id);
  const { rating, best, tried } = progress;
  const puzzles = Object.keys(tried).length;
  // The latest: a puzzle of long ago may be gone.
  const missed = missesOf(progress).at(-1);
  return (
    <section class={`is-${about.id}`}>
      <header class="history-head">
        <span class="card-picture">
          <ShelfPicture game={about.id} />
        </span>
        <h2>{about.title}</h2>
        {matches.length > 0 && <span class="fine">{texts.matches(matches.length)}</span>}
      </header>
      {matches.length > 0 && (
        <>
          <Results matches={matches} />
          <h3>{texts.accuracy}</h3>
          <Accuracy matches={matches} />
        </>
      )}
      {puzzles > 0 && (
        <>
          <h3>{texts.puzzles}</h3>
          <p>{texts.rating(rating, puzzles, best)}</p>
          {missed !== undefined && (
            <GameLink to={paths.puzzle(about.id, missed)} word={texts.missed} more={texts.of(about.title)} />
          )}
        </>
      )}
    </section>
  );
}

function Results({ matches }: { readonly matches: readonly PlayedMatch[] }) {
  const tally = tallyByLevel(matches);
  // Most games have no shared wins, or hardly ever.
  const hasShared = tally.some(({ shared }) => shared > 0);
  return (
    <table>
      <caption>{texts.byLevel}</caption>
      <ColumnHeads names={[texts.level, texts.won, ...(hasShared ? [texts.shared] : []), texts.lost]} />
      <tbody>
        {tally.map(({ level, won, shared, lost }) => (
          <tr key={level ?? 0}>
            <th scope="row">
              {level ?? texts.alone} <Shares {...{ won, shared, lost }} />
            </th>
            <td>{won}</td>
            {hasShared && <td>{shared}</td>}
            <td>{lost}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Won, shared and lost as parts of one bar: the numbers beside it say the same. */
function Shares({ won, shared, lost }: { readonly won: number; readonly shared: number; readonly lost: number }) {
  const all = Math.max(1, won + shared + lost);
  const width = (matches: number) => (100 * matches) / all;
  return (
    <svg class="history-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect class="is-won" width={width(won)} height={8} />
      <rect class="is-shared" x={width(won)} width={width(shared)} height={8} />
      <rect class="is-lost" x={width(won + shared)} width={width(lost)} height={8} />
    </svg>
  );
}

const SIZE = { width: 600, height: 150, left: 56, right: 590, top: 10, bottom: 135 } as const;

/** Of one or two matches the numbers say more than dots in an empty picture. */
function AccuracyInWords({ points }: { readonly points: ReturnType<typeof accuracies> }) {
  return (
    <p class="history-few">
      {points.map(({ id, game, accuracy, when }) => (
        <Link key={id} href={paths.study(game, id)} aria-label={texts.point(accuracy, when)}>
          {texts.percent(Math.round(accuracy))}
        </Link>
      ))}
    </p>
  );
}

function Accuracy({ matches }: { readonly matches: readonly PlayedMatch[] }) {
  const points = accuracies(matches);
  if (points.length === 0) {
    const isReviewed = matches.some(({ accuracy }) => accuracy === null);
    return <p class="fine">{isReviewed ? texts.accuracyUnrated : texts.accuracyNone}</p>;
  }
  if (points.length < FEWEST_DRAWN) return <AccuracyInWords points={points} />;
  const { width, height, left, right, top, bottom } = SIZE;
  const x = (at: number) => left + ((right - left) * (at + 0.5)) / points.length;
  const y = (accuracy: number) => bottom - ((bottom - top) * accuracy) / 100;
  return (
    <>
      <svg class="history-chart" viewBox={`0 0 ${width} ${height}`} aria-label={texts.accuracy}>
        {[0, 50, 100].map((level) => (
          <g key={level}>
            <path d={`M${left} ${y(level)}H${right}`} />
            <text x={left - 6} y={y(level) + 4} text-anchor="end">
              {texts.percent(level)}
            </text>
          </g>
        ))}
        <polyline points={points.map(({ accuracy }, at) => `${x(at)},${y(accuracy)}`).join(' ')} />
        {points.map(({ id, game, accuracy, when }, at) => (
          <a key={id} href={`#${paths.study(game, id)}`} aria-label={texts.point(accuracy, when)}>
            <circle cx={x(at)} cy={y(accuracy)} r={7} />
          </a>
        ))}
      </svg>
      <p class="fine">{texts.accuracySay}</p>
    </>
  );
}
