import { inLanguage } from '../../language.ts';

export const texts = inLanguage('stratopolis/pasted', {
  step: (number: number, placement: string) => `Tile ${number}: ${placement}`,
  notLaid: (number: number, placement: string) => `Tile ${number}: ${placement} can’t be drawn`,
  illegal: (number: number, placement: string, why: string) => `Placement ${number}, ${placement}: ${why}`,
  tooLong: 'This text is too long to be a Stratopolis game.',
});
