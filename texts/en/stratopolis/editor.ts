import { inLanguage } from '../../language.ts';

/** Setting up a position of Stratopolis by hand. */
export const texts = inLanguage('stratopolis/editor', {
  tiles: (side: string) => `${side}’s tiles (put one on the same square again to turn it)`,
  tile: (letter: string, words: string) => `Tile ${letter}: ${words}`,
  faceUp: (side: string) => `${side}’s tiles face up`,
});
