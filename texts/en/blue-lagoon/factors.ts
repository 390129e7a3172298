import { inLanguage } from '../../language.ts';

/** What wins in Blue Lagoon. */
export const texts = inLanguage('blue-lagoon/factors', {
  statuettes: { title: 'Statuettes', say: '4 points each, in both halves, and nobody can take them away.' },
  resources: {
    title: 'Points for resources',
    say: 'Two of a kind or more, and all four kinds together, in both halves.',
  },
  linked: { title: 'Islands in your longest chain', say: 'In the second half: 5 points for each island you join.' },
  islands: { title: 'Islands with a piece of yours', say: 'In the second half: 10 points for seven, 20 for eight.' },
  majorities: {
    title: 'Island bonuses',
    say: 'The bonus of every island where you have the most pieces, in both halves.',
  },
});
