import { useState } from 'preact/hooks';
import { texts as home } from '#texts/web/home.ts';
import { download } from '../match-file.ts';
import { EVERY_MATCH, type Filtered, fits, isFiltering } from '../match-filter.ts';
import { servedPart } from '../served-part.tsx';
import type { SavedMatch } from '../session/saved-match.ts';
import type { SpoiledMatch } from '../session/store.ts';
import { Frame } from './frame.tsx';
import { Ways } from './home-ways.tsx';
import { MatchFilterBar } from './match-filter-bar.tsx';
import { MatchRow, RemoveButton } from './match-row.tsx';
import { titleOf } from './match-words.ts';
import { NO_MATCHES, type OnlineCount } from './online-count.ts';
import { OpenFile } from './open-file.tsx';
import { RemovedBar } from './removed-bar.tsx';
import { useKept } from './use-kept.ts';

const texts = home.matches;

const OnlineMatches = servedPart(async () => (await import('./online-matches.tsx')).OnlineMatches);

/** From so many matches on it is quicker to choose than to look. */
const MANY = 6;

type Remove = (id: string, words: string) => void;

/** Every match of this browser: those in progress, then the finished ones. */
export function MatchesPage() {
  const { matches, spoiled, removed, remove } = useKept();
  const [filter, change] = useState(EVERY_MATCH);
  const [online, countOnline] = useState<OnlineCount>(NO_MATCHES);
  // Not taken away from somebody who is using it.
  const isMany = matches.length + online.all >= MANY || isFiltering(filter);
  const isEmpty = matches.length + spoiled.length === 0;
  const wanted = isMany ? filter : EVERY_MATCH;
  const found = matches.filter((match) => fits(wanted, filteredBy(match)));
  return (
    <Frame title={texts.tab} crumb={texts.crumb}>
      <div class="column matches">
        <h1>{texts.title}</h1>
        {isMany && (
          <MatchFilterBar
            {...{ filter, change }}
            said={isFiltering(filter) ? texts.found(found.length + online.found) : ''}
          />
        )}
        <OnlineMatches isShort={false} count={countOnline} filter={wanted} />
        {isEmpty && online.all === 0 && <p class="fine">{texts.none}</p>}
        {isEmpty && <Ways matches={matches} part="first" />}
        <Rows title={texts.going} matches={found.filter((match) => !match.over)} remove={remove} />
        <Rows title={texts.finished} matches={found.filter((match) => match.over)} remove={remove} />
        <ul>
          {spoiled.map((entry) => (
            <SpoiledRow key={entry.id} entry={entry} remove={remove} />
          ))}
        </ul>
        <OpenFile />
        <RemovedBar removed={removed} />
      </div>
    </Frame>
  );
}

function filteredBy(match: SavedMatch): Filtered {
  const names = match.players.map(({ name }) => name);
  return { game: match.record.game, isOver: match.over, words: [titleOf(match), ...names] };
}

interface RowsProps {
  readonly title: string;
  readonly matches: readonly SavedMatch[];
  readonly remove: Remove;
}

function Rows({ title, matches, remove }: RowsProps) {
  if (matches.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {matches.map((match) => (
          <MatchRow key={match.id} match={match} remove={() => remove(match.id, titleOf(match))} />
        ))}
      </ul>
    </section>
  );
}

/** An entry that cannot be read stays until somebody removes it: perhaps a later version can, or its owner. */
function SpoiledRow({ entry: { id, text, why }, remove }: { readonly entry: SpoiledMatch; readonly remove: Remove }) {
  return (
    <li class="match-row">
      <span class="match-words">
        <b>{texts.spoiled}</b> <span class="fine">{why}</span>
      </span>
      <button type="button" class="quiet" onClick={() => download(`${id.slice(0, 8)}.json`, text)}>
        {texts.saveSpoiled}
      </button>
      <RemoveButton title={texts.spoiled} remove={() => remove(id, texts.spoiled)} />
    </li>
  );
}
