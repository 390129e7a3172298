import { inLanguage } from '../../language.ts';

export const texts = inLanguage('arboretum/species', {
  /** In the order of the letters a b c d j m o r t w. */
  names: [
    'Cassia',
    'Blue Spruce',
    'Cherry Blossom',
    'Dogwood',
    'Jacaranda',
    'Maple',
    'Oak',
    'Royal Poinciana',
    'Tulip Poplar',
    'Willow',
  ],
});
