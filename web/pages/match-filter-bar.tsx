import { texts as home } from '#texts/web/home.ts';
import { shelf } from '../../games/index.ts';
import { Segments, titled } from '../../kit/segments.tsx';
import type { MatchFilter, MatchState } from '../match-filter.ts';
import { Icon } from './icon.tsx';

const texts = home.matches;

const STATES: Readonly<Record<MatchState, unknown>> = { all: 0, going: 0, over: 0 };

/** What to show of a long list: by words, by game, by whether it goes on. */
export function MatchFilterBar({
  filter,
  change,
  said,
}: {
  readonly filter: MatchFilter;
  readonly change: (filter: MatchFilter) => void;
  /** How many were found, where that is worth a word. */
  readonly said: string;
}) {
  return (
    <search class="match-filter">
      <label class="match-search">
        <Icon name="search" />
        <span class="sr-only">{texts.search}</span>
        <input
          type="text"
          value={filter.typed}
          placeholder={texts.searchShort}
          autocomplete="off"
          onInput={(event) => change({ ...filter, typed: event.currentTarget.value })}
        />
      </label>
      <select
        aria-label={texts.game}
        value={filter.game}
        onChange={(event) => change({ ...filter, game: event.currentTarget.value })}
      >
        <option value="">{texts.everyGame}</option>
        {shelf.map(({ about: { id, title } }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <Segments
        name="match-state"
        legend={texts.state}
        isQuiet
        choices={titled(STATES, texts.states)}
        value={filter.state}
        change={(state) => change({ ...filter, state })}
      />
      <p class="fine" role="status">
        {said}
      </p>
    </search>
  );
}
