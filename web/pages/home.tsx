import { useEffect, useMemo, useState } from 'preact/hooks';
import { texts } from '#texts/web/home.ts';
import { rememberTable } from '../last-table.ts';
import { inOrderOfPlay } from '../match-summary.ts';
import { servedPart } from '../served-part.tsx';
import type { SavedMatch } from '../session/saved-match.ts';
import { Frame } from './frame.tsx';
import { HomeFooter } from './home-footer.tsx';
import { HomeMatches } from './home-matches.tsx';
import { Shelf } from './home-shelf.tsx';
import { Ways } from './home-ways.tsx';
import { NO_MATCHES } from './online-count.ts';
import { RemovedBar } from './removed-bar.tsx';
import { useKept, useStandings } from './use-kept.ts';
import { useServer } from './use-server.ts';

const OnlineMatches = servedPart(async () => (await import('./online-matches.tsx')).OnlineMatches, true);

/** What waits for you, what you can do, and every game. */
export function Home() {
  useEffect(() => rememberTable(undefined), []);
  const { matches, spoiled, removed, remove } = useKept();
  const going = useMemo(() => matches.filter((match) => !match.over), [matches]);
  const standingOf = useStandings(going);
  const isWaiting = (match: SavedMatch) => standingOf(match).isWaiting;
  // A match that was only looked at keeps nobody waiting.
  const hasBegun = (match: SavedMatch) => standingOf(match).isBegun;
  const sorted = inOrderOfPlay(going, standingOf);
  const finished = matches.filter((match) => match.over);
  const all = matches.length + spoiled.length;
  const [online, countOnline] = useState(NO_MATCHES);
  // What waits for you comes first, wherever it is played.
  const isHereFirst = online.waiting === 0 && going.some(isWaiting);
  const served = <OnlineMatches key="served" isShort count={countOnline} />;
  const here = all > 0 && <HomeMatches key="here" going={sorted} {...{ finished, all, remove }} />;
  return (
    <Frame title={texts.tab}>
      <div class={going.length > 0 ? 'home' : 'home is-new'}>
        <Greeting
          going={going.length + online.going - online.open}
          waiting={going.filter((match) => hasBegun(match) && isWaiting(match)).length + online.waiting}
          open={online.open}
        />
        {isHereFirst ? [here, served] : [served, here]}
        <Ways matches={matches} part="first" />
        <Shelf isLarge={going.length === 0} />
        <Ways matches={matches} part="more" />
        <HomeFooter />
        <RemovedBar removed={removed} />
      </div>
    </Frame>
  );
}

interface Counted {
  readonly going: number;
  readonly waiting: number;
  /** Tables that wait for players. */
  readonly open: number;
}

function Greeting(counted: Counted) {
  const lead = useServer() ? texts.leadOnline : texts.lead;
  const known = sayCounted(counted);
  return (
    <header class="home-greeting">
      <h1>{known === undefined ? texts.title : texts.back}</h1>
      <p class="lead">{known ?? lead}</p>
    </header>
  );
}

function sayCounted({ going, waiting, open }: Counted): string | undefined {
  if (waiting > 0) return texts.waiting(waiting);
  if (going > 0) return texts.goingOn(going);
  return open > 0 ? texts.openTables(open) : undefined;
}
