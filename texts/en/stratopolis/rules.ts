import { inLanguage } from '../../language.ts';

/** The rules of Stratopolis for players, with the words of their pictures. */
export const texts = inLanguage('stratopolis/rules', {
  goal: {
    title: 'Goal',
    text: 'Build the largest region of your colour, and build it high: you score its squares times its height.',
  },
  setup: {
    title: 'Setting up',
    text: 'Two players build one city. The start tile is in the middle of the ground: one red square, one green. Each player shuffles 20 tiles into a pile and turns the top tile face up, so both always see what comes next. Green begins.',
    start: {
      caption: 'The start tile.',
      text: 'Red above, green below, in the same place every game.',
      alt: 'An empty grid with the start tile in its middle: a red square with bars above a green square with dots.',
    },
    tiles: {
      caption: 'Your tiles.',
      text: 'Ten kinds, two of each. All are L-shaped: three squares, most with some black, and three kinds with a square of your rival’s colour.',
      alt: 'The ten kinds of green tiles, each an L of three squares in green, black and sometimes red.',
    },
    depth: {
      caption: 'The city grows upwards.',
      text: 'Tiles go beside each other and on top of each other. Numbers show the height.',
      alt: 'A small city drawn in depth: blocks at heights 1 and 2, with bars for red, dots for green and dark panels for black.',
    },
  },
  options: {
    title: 'Options',
    scoring:
      'Largest region: the region with the most squares scores. That is how matches are played here unless you choose otherwise: it’s easier to spot. Best region: the region worth the most points scores, as in the published game.',
    piles:
      'One pile: place the tile on top. Open choice: place any tile you have left, and nothing is left to luck. Two piles: choose between two top tiles.',
    mirrored:
      'Red gets the same tiles as Green in the same order, with red and green swapped, so both are equally lucky.',
  },
  turn: {
    title: 'Your turn',
    text: 'Place your face-up tile. You may turn it any way you like, but you can’t pass or keep it.',
    steps: [
      { title: 'Turn the tile', text: 'There are four ways.' },
      { title: 'Place it', text: 'On the ground next to the city, or on top of other tiles.' },
      { title: 'Turn up your next tile', text: 'Your rival sees it too, and can plan for it.' },
    ],
  },
  placing: {
    title: 'On the ground',
    text: 'A tile on the ground must touch the city along an edge, at any height and next to any colour.',
    beside: {
      caption: 'Side by side.',
      text: 'One shared edge is enough.',
      alt: 'A small city with a new tile outlined in white to its right; one of its squares shares an edge with the city.',
    },
    corner: {
      caption: 'Not corner to corner.',
      text: 'This tile touches the city only at a corner.',
      alt: 'The same tile further down, with a red cross: it touches the city only at one corner.',
    },
  },
  stacking: {
    title: 'On top of other tiles',
    text: 'You may also build up, as high as you like, if three things are true.',
    level: {
      caption: 'Level ground.',
      text: 'All three squares below must have the same height. Here they don’t.',
      alt: 'A tile beside the city. A line with a red cross shows where it would go: over squares of heights 2, 1 and 1.',
    },
    colours: {
      caption: 'No red on green, no green on red.',
      text: 'Black goes on anything, and anything goes on black.',
      alt: 'A tile beside the city. A line with a red cross shows where it would go: its green square would cover a red one.',
    },
    two: {
      caption: 'Two tiles below.',
      text: 'It must rest on at least two different tiles, never on just one.',
      alt: 'A tile beside the city. A line with a red cross shows where it would go: exactly over one other tile.',
    },
    fine: {
      caption: 'This works.',
      text: 'Level, no clash of colours, and resting on several tiles.',
      alt: 'A tile outlined in white on top of the city, with a green tick. Its squares now have height 2.',
    },
  },
  scoring: {
    title: 'Scoring',
    text: 'Look at the city from above. Squares of your colour that share edges form a region, whatever their heights. Your largest region scores: count its squares and multiply by the height of its highest square. If two have the same size, the taller one scores. Covered squares no longer count.',
    example: {
      title: 'Green’s largest region',
      words: {
        caption: 'Count the squares.',
        text: 'While a region scores, its windows are lit and it is brighter than the rest.',
        alt: 'Green’s region of ten squares, numbered 1 to 10, everything else faded. Its highest squares have height 2.',
      },
      squares: 'Green squares that are joined.',
      height: 'Its highest square has height 2.',
      total: 'points for Green.',
    },
    larger: {
      caption: 'Larger beats higher.',
      text: 'Green’s larger region counts, although the small one would be worth more. In the published game the small one counts: to play that way, choose “Best region” when you set up a match.',
      alt: 'A city with two green regions: a large flat one marked as scoring and a smaller, higher one that does not count.',
    },
  },
  end: {
    title: 'The end',
    text: 'The game ends when all 40 tiles are down; Red places the last one. The higher score wins. If the scores are equal, the second-largest regions are compared, then the third-largest, and so on. If all of them are equal, a coin toss decides.',
  },
  questions: {
    title: 'Questions',
    list: [
      {
        title: 'Do I have to place my tile?',
        text: 'Yes. There is always room on the ground, so you can never be stuck.',
      },
      {
        title: 'May I place a tile on my rival’s colour?',
        text: 'Yes, but never with a square of your own colour. Black may cover it, which is how regions are cut in two, and so may a square of your rival’s colour.',
      },
      {
        title: 'Do squares at different heights belong to one region?',
        text: 'Yes, as long as they are neighbours seen from above. Only shared edges join squares, not corners.',
      },
      {
        title: 'May a tile stick out over an edge of the city?',
        text: 'No. All three squares below a tile must be equally high, so there are no bridges and no overhangs.',
      },
      {
        title: 'Does my highest tower count if it is not in my largest region?',
        text: 'No. Only the height of the region that scores matters.',
      },
      {
        title: 'Do two copies of the same tile count as two tiles to rest on?',
        text: 'Yes. The start tile counts as one tile too.',
      },
      {
        title: 'Is there a limit to the height?',
        text: 'No. Only the ground has an edge: no tile may stick out over it.',
      },
      {
        title: 'Can I see which tiles are left?',
        text: 'Yes. The table shows how many of each kind are still to come, for both players, but not their order.',
      },
    ],
  },
  tips: {
    title: 'Tips for your first game',
    list: [
      'One more level on your largest region is worth as many points as the region has squares. Build wide first, then go up.',
      'Black is your weapon: use it to cut your rival’s region in two, or to cover the square that makes it high.',
      'You can see your rival’s next tile. Before you place yours, ask where theirs would hurt most.',
    ],
  },
});
