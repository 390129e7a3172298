import { useEffect, useState } from 'preact/hooks';
import { findGame } from '../../games/index.ts';
import { type MatchSummary, type Standing, summarise } from '../match-summary.ts';
import { store } from '../session/here.ts';
import type { SavedMatch } from '../session/saved-match.ts';

/** What was removed last, and the way to get it back. */
export interface Removed {
  readonly words: string;
  readonly undo: () => void;
}

/** What somebody has only opened and left is nothing to go on with. */
function listPlayed() {
  const { matches, spoiled } = store.listMatches();
  return { matches: matches.filter(({ untouched }) => !untouched), spoiled };
}

/** The matches of this browser, and how to remove one: at once, because that can be undone. */
export function useKept() {
  const [kept, setKept] = useState(listPlayed);
  const [removed, setRemoved] = useState<Removed>();
  const remove = (id: string, words: string) => {
    const putBack = store.removeMatch(id);
    setKept(listPlayed());
    setRemoved({
      words,
      undo: () => {
        putBack();
        setKept(listPlayed());
        setRemoved(undefined);
      },
    });
  };
  return { ...kept, removed, remove };
}

/** Loads a match's game to tell how the match goes; `undefined` on the way, `unreadable` where the rules cannot follow it. */
export function useSummary(match: SavedMatch): MatchSummary | 'unreadable' | undefined {
  const [told, tell] = useState<{ readonly of: SavedMatch; readonly is: MatchSummary | 'unreadable' }>();
  useEffect(() => {
    let isShown = true;
    const load = findGame(match.record.game)?.load() ?? Promise.resolve(undefined);
    load.then((room) => isShown && tell({ of: match, is: (room && summarise(room, match)) ?? 'unreadable' }));
    return () => {
      isShown = false;
    };
  }, [match]);
  return told?.of === match ? told.is : undefined;
}

/** Until its game is here, a match is taken to be at a person's turn: a computer player moves at once. Nobody is called to it. */
const USUAL: Standing = { isBegun: false, isWaiting: true };

/** Which of the matches somebody has played at, and which wait for a person. */
export function useStandings(matches: readonly SavedMatch[]): (match: SavedMatch) => Standing {
  const [known, setKnown] = useState<ReadonlyMap<SavedMatch, Standing>>(new Map());
  useEffect(() => {
    let isShown = true;
    Promise.all(matches.map(async (match) => [match, await findStanding(match)] as const)).then(
      (found) => isShown && setKnown(new Map(found)),
    );
    return () => {
      isShown = false;
    };
  }, [matches]);
  return (match) => known.get(match) ?? USUAL;
}

/** A match that these rules cannot follow comes last. */
async function findStanding(match: SavedMatch): Promise<Standing> {
  const room = await findGame(match.record.game)?.load();
  return (room && summarise(room, match)) ?? { isBegun: false, isWaiting: false };
}
