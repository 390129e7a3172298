import { useCallback, useState } from 'preact/hooks';
import { texts as home } from '#texts/web/home.ts';
import { download } from '../match-file.ts';
import { findMatches } from '../match-summary.ts';
import { servedPart } from '../served-part.tsx';
import type { SavedMatch } from '../session/saved-match.ts';
import type { SpoiledMatch } from '../session/store.ts';
import { Frame } from './frame.tsx';
import { Ways } from './home-ways.tsx';
import { Icon } from './icon.tsx';
import { MatchRow, RemoveButton } from './match-row.tsx';
import { titleOf } from './match-words.ts';
import type { OnlineCount } from './online-matches.tsx';
import { OpenFile } from './open-file.tsx';
import { RemovedBar } from './removed-bar.tsx';
import { useKept } from './use-kept.ts';

const texts = home.matches;

const OnlineMatches = servedPart(async () => (await import('./online-matches.tsx')).OnlineMatches);

/** From so many matches on it is quicker to type than to look. */
const MANY = 8;

type Remove = (id: string, words: string) => void;

/** Every match of this browser: those in progress, then the finished ones. */
export function MatchesPage() {
  const { matches, spoiled, removed, remove } = useKept();
  const [typed, type] = useState('');
  const [hasOnline, setOnline] = useState(false);
  const countOnline = useCallback(({ all }: OnlineCount) => setOnline(all > 0), []);
  // Not taken away from whoever is writing in it.
  const isMany = matches.length >= MANY || typed !== '';
  const isEmpty = matches.length + spoiled.length === 0;
  const found = isMany ? findMatches(matches, typed, titleOf) : matches;
  return (
    <Frame title={texts.tab} crumb={texts.crumb}>
      <div class="column matches">
        <h1>{texts.title}</h1>
        {isMany && (
          <p class="match-search" role="search">
            <label>
              <Icon name="search" />
              <span class="sr-only">{texts.search}</span>
              <input
                type="text"
                value={typed}
                placeholder={texts.search}
                autocomplete="off"
                onInput={(event) => type(event.currentTarget.value)}
              />
            </label>
            <span class="fine" role="status">
              {typed.trim() === '' ? '' : texts.found(found.length)}
            </span>
          </p>
        )}
        <OnlineMatches isShort={false} count={countOnline} />
        {isEmpty && !hasOnline && <p class="fine">{texts.none}</p>}
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
