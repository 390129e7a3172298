import { inLanguage } from '../../language.ts';

/** The rules of Blue Lagoon for players, with the words of their pictures. */
export const texts = inLanguage('blue-lagoon/rules', {
  goal: {
    title: 'Goal',
    text: 'Explore the islands, then settle them. In both halves you score for the islands you reach, link and lead, and for the tokens you collect on the way.',
  },
  setup: {
    title: 'Setting up',
    text: 'The board shows islands in a lagoon. Every stone circle gets one token, drawn at random. Everyone takes five villages and the number of settlers shown here. Player 1 goes first.',
    players: (count: number) => `${count} players`,
    pieces: (settlers: number, villages: number) => `${settlers} settlers and ${villages} villages each`,
    yours: {
      caption: 'Your pieces.',
      text: 'A settler travels by boat on water (1) and goes on foot on land (2). Villages (3) are for land only.',
      alt: 'Red pieces beside each other, numbered: 1 a boat on water, 2 a settler on an island, 3 a village.',
    },
    tokens: {
      caption: 'Tokens.',
      text: 'Four resources (coconuts, bamboo, fresh water, precious stones), six of each, and eight statuettes.',
      alt: 'The five kinds of tokens on their stone circles: coconut, bamboo, water drop, purple stone and grey statuette.',
    },
    bonus: {
      caption: 'Islands.',
      text: 'The number is the bonus for the player with the most pieces there.',
      alt: 'One island of sand tiles with the number 6 in its middle and a stone circle on its shore.',
    },
  },
  options: {
    title: 'Options',
    map: 'The lagoon is the original board with 8 islands. Wheels has rings and tiny islands, Face has 7 islands, Sides is small with 2 islands, and Space Invaders is huge with 14.',
    short: 'The game ends after the exploration. Good for a first game.',
  },
  turn: {
    title: 'Turns and halves',
    text: 'On your turn, place one piece on an empty tile. If there is a token, take it. That’s the whole turn. The game has two halves:',
    steps: [
      { title: 'First half: exploration', text: 'Set off by boat, go ashore, build villages.' },
      { title: 'Half-time', text: 'Points are counted. Settlers leave the board, villages stay.' },
      { title: 'Second half: settlement', text: 'Spread out again, this time from your villages only.' },
    ],
  },
  exploration: {
    title: 'Exploration',
    text: 'A settler can start on any water tile. On land, settlers and villages must touch one of your own pieces.',
    settler: {
      caption: 'Settlers.',
      text: 'On any water (dots), or on land next to your own piece (frames).',
      alt: 'Part of the board with red to move. White dots mark all free water tiles, red frames the land tiles next to red pieces.',
    },
    village: {
      caption: 'Villages.',
      text: 'Only on land, and only next to your own piece.',
      alt: 'The same part of the board. Only the land tiles next to red pieces are framed.',
    },
    apart: {
      caption: 'Not here.',
      text: 'This land touches none of your pieces. Bring a boat to the shore first.',
      alt: 'A red settler with a red cross inland on a large island, with no red piece beside it.',
    },
  },
  halfTime: {
    title: 'Half-time',
    text: 'A half ends as soon as no resource is left on the board; statuettes don’t matter. It also ends when nobody has any pieces left to place. Everyone scores. Then all settlers come off the board, villages on stone circles are washed away, and new tokens are drawn for all circles. You start the second half with all your settlers.',
    before: {
      caption: 'Before.',
      text: 'Red and Blue at the end of the exploration.',
      alt: 'The top left islands near the end of the exploration, with settlers, boats and villages of red and blue.',
    },
    after: {
      caption: 'After.',
      text: 'Only the villages are left, and every stone circle has a new token.',
      alt: 'The same islands at the start of the settlement: two villages, no settlers, new tokens on the stone circles.',
    },
    circle: {
      caption: 'Careful with stone circles.',
      text: 'A village here takes the token but won’t survive half-time.',
      alt: 'A red village on a stone circle, marked with two waves: it will be washed away at half-time.',
    },
  },
  settlement: {
    title: 'Settlement',
    text: 'Every settler, on land or water, must now touch one of your own pieces. There are no new villages in this half. The player after the one who ended the exploration goes first.',
    next: {
      caption: 'Spread from your villages.',
      text: 'Only the framed tiles and the dots are possible: they touch Red’s pieces.',
      alt: 'Red in the settlement: frames and dots only on tiles that touch red pieces.',
    },
  },
  scoring: {
    title: 'Scoring',
    text: 'At the end of each half everyone scores five things: islands reached, the best link, island bonuses, resources and statuettes. Here are Red’s points near the end of an exploration, one after the other.',
  },
  islands: {
    title: 'Islands reached',
    text: 'Get your pieces onto many different islands for a bonus.',
    atLeast: (islands: number) => `${islands} or more islands`,
    exactly: (islands: number) => `${islands} islands`,
    points: (points: number) => `${points} points`,
  },
  links: {
    title: 'Your best link',
    text: 'Pieces of yours that touch form a link, across water too. Your best link is the one that joins the most islands. Each island on it scores 5 points.',
    example: {
      title: 'Red’s best link',
      words: {
        caption: 'One link, three islands.',
        text: 'Boats carry it across the water. Branches are fine.',
        alt: 'A link of red settlers and boats joins three islands, numbered 1 to 3; everything else is faded.',
      },
      islands: 'Islands on the link.',
      each: 'Points for each island.',
      total: 'points for Red.',
    },
  },
  majorities: {
    title: 'Island bonuses',
    text: 'Count everyone’s settlers and villages on each island. The player with the most wins its bonus.',
    lead: {
      caption: 'Blue leads.',
      text: 'Blue has more pieces here and takes the whole bonus.',
      alt: 'An island where blue has more pieces than red, each piece numbered for its owner; the bonus belongs to blue.',
    },
    tie: {
      caption: 'A tie.',
      text: 'Both have the same number, so they share the bonus, rounded down.',
      alt: 'An island where red and blue have the same number of pieces; both shapes are shown below its bonus.',
    },
  },
  tokens: {
    title: 'Resources and statuettes',
    text: 'You score for sets of the same resource, for having all four kinds, and for every statuette.',
    pair: 'Two of a kind',
    three: 'Three of a kind',
    four: 'Four or more of a kind',
    allKinds: 'All four kinds',
    statuette: 'Each statuette',
    points: (points: number) => `${points} points`,
    example: {
      title: 'Red’s tokens',
      words: {
        caption: 'Red’s tokens.',
        text: 'A single water token is worth nothing by itself, but it completes the four kinds.',
        alt: 'Red’s tokens in rows: three coconuts, three bamboo, one water token, three precious stones, one statuette.',
      },
      coconuts: 'Three coconuts.',
      bamboo: 'Three bamboo.',
      stones: 'Three precious stones.',
      allKinds: 'All four kinds.',
      statuette: 'One statuette.',
      total: 'points for Red.',
    },
  },
  together: {
    title: 'All together',
    example: {
      title: 'If the exploration ended now',
      words: {
        caption: 'The whole board.',
        text: 'The table shows this sum for everyone, at any time.',
        alt: 'The whole lagoon near the end of an exploration, with red and blue pieces on all eight islands.',
      },
      islands: 'Pieces on all eight islands.',
      link: 'The best link.',
      majorities: 'Island bonuses, alone and shared.',
      tokens: 'Resources and statuettes.',
      total: 'points for Red. The settlement is counted the same way and added.',
    },
  },
  end: {
    title: 'The end',
    text: 'The game ends after the second half. The player with the most points wins. In a tie, the player with more tokens wins. If that’s equal too, the win is shared. If nobody has a village left at half-time, the game ends right there.',
  },
  questions: {
    title: 'Questions',
    list: [
      {
        title: 'Can I pass?',
        text: 'No. If you can’t place anything, your turn is skipped, and others may move twice in a row.',
      },
      {
        title: 'Do I have to take a token?',
        text: 'Yes. If you place a piece on a stone circle, you take its token at once.',
      },
      {
        title: 'Which villages survive half-time?',
        text: 'Those on ordinary land. A village on a stone circle is removed for good, and villages you haven’t built by half-time are lost too.',
      },
      {
        title: 'What if I have no village left after half-time?',
        text: 'Then you can’t place anything in the second half, but you keep your points from the first. The table warns you in time.',
      },
      {
        title: 'Do I keep my tokens?',
        text: 'No. They are scored at half-time and go back into the bag. You start collecting again.',
      },
      { title: 'Do villages count as pieces on an island and in links?', text: 'Yes, exactly like settlers.' },
      {
        title: 'Do boats count for an island?',
        text: 'No. A piece on water belongs to no island, but it holds a link together.',
      },
      {
        title: 'Do I have to build villages?',
        text: 'No, but they are your only way into the second half. Most players build all five.',
      },
    ],
  },
  tips: {
    title: 'Tips for your first game',
    list: [
      'Put several boats out early. Each one claims a spot, and later settlers go ashore from it.',
      'Build your villages on different islands and next to several stone circles: that is where your second half begins.',
      'Most points come from tokens: collect four of a kind and one of every kind. Taking the last resource ends the half, so hurry if you’re ahead.',
    ],
  },
});
