import { inLanguage } from '../../language.ts';

export const texts = inLanguage('metro/pasted', {
  step: (number: number, placement: string) => `Tile ${number}: ${placement}`,
  notLaid: (number: number, placement: string) => `Tile ${number}: ${placement} can’t be drawn`,
  illegal: (number: number, placement: string, why: string) => `Placement ${number}, ${placement}: ${why}`,
  seats: (least: number, most: number) => `Metro is for ${least} to ${most} players.`,
  tooLong: 'This text is too long to be a Metro game.',
});
