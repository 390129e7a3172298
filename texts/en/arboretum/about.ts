import { inLanguage } from '../../language.ts';

export const texts = inLanguage('arboretum/about', {
  title: 'Arboretum',
  tagline: 'Plant the loveliest paths, and keep the very cards that let you score them.',
  players: '2 to 4 players, 30 minutes',
  species: {
    title: 'Species',
    help: 'Two players use six of the ten species and three use eight: the usual ones, a random choice, or your favourites. Four players use all ten.',
    usual: 'The usual ones',
    random: 'Random',
    picks: 'Let me choose',
  },
});
