import { useEffect, useState } from 'preact/hooks';
import type { Position } from '../../core/game.ts';
import { paths } from '../routes.ts';
import { loadRules } from '../rule-books.ts';

/** Where in the rules somebody should look who sits before this position; the first page until the book is there. */
export function useRulesPath(game: string, position: Position): string {
  const [place, setPlace] = useState('');
  useEffect(() => {
    let isCurrent = true;
    loadRules(game).then((book) => {
      if (isCurrent && book) setPlace(book.partFor(position));
    });
    return () => {
      isCurrent = false;
    };
  }, [game, position]);
  return paths.rules(game, place);
}
