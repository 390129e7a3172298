import { inLanguage } from '../../language.ts';

/** The rules of Metro for players, with the words of their pictures. */
export const texts = inLanguage('metro/rules', {
  goal: {
    title: 'Goal',
    text: 'Lay track so that your own trains travel as far as they can, and end your rivals’ lines early.',
  },
  setup: {
    title: 'Setting up',
    text: 'There are 32 stations around the board, and a train departs from each. Yours show your colour and shape. The 60 tiles are shuffled face down, and all hands are empty.',
    players: (count: number) => `${count} players`,
    stations: (stations: number) => `${stations} stations each`,
    stationsAndTwoFree: (stations: number) => `${stations} stations each; stations 16 and 17 belong to nobody`,
    board: {
      caption: 'Whose station?',
      text: 'Colour and shape tell you. Here red circles play against blue squares.',
      alt: 'The top right corner of the empty board. Its stations are red circles and blue squares in turn, each with an arrow onto the board.',
    },
    tile: {
      caption: 'Each tile has four tracks.',
      text: 'Arrows show which way trains run on each of them. You place a tile just as you get it, without turning it.',
      alt: 'One tile below station 5. Four tracks join its eight exits, each with an arrow, and the train from station 5 crosses it.',
    },
    centre: {
      caption: 'The central station.',
      text: 'No tile goes here. Trains that arrive here count double.',
      alt: 'The four middle squares of the board, a golden station marked times two.',
    },
  },
  options: {
    title: 'Options',
    refill:
      'This is the published rule: everyone starts with a tile and draws the next one right after placing, so you can plan during the other turns. When it’s off, as it is here unless you choose otherwise, you draw at the start of your turn: that’s quicker.',
    turning:
      'Place your tile any way round: R, the wheel or the Turn button turns it. Trains still follow its arrows. You still can’t link two stations with a one-tile line, unless your tile fits no other way.',
    secret: 'You see only your own tile. Without this option everyone sees the tile that each player keeps.',
    centre: 'Without it, the four middle squares take tiles like any other square and no line counts double.',
  },
  turn: {
    title: 'Your turn',
    text: 'Place one tile. That’s all, but you may have a choice of two.',
    steps: [
      { title: 'Draw', text: 'If your hand is empty, draw a tile.' },
      {
        title: 'Place it, or keep it',
        text: 'Put the tile on the board, or keep it, draw one more and place that one.',
      },
      { title: 'Score', text: 'Every line that your tile ends scores at once, no matter who owns it.' },
    ],
  },
  placing: {
    title: 'Where tiles can go',
    text: 'Place a tile next to another tile, or anywhere along the edge of the board. Touching only at a corner isn’t enough, and the central station doesn’t count as a tile.',
    open: {
      caption: 'Where it can go.',
      text: 'On any square with a dotted frame: along the edge, or beside a tile.',
      alt: 'The top of the board early in a game. Dotted frames mark the free squares along the edge and beside the tiles.',
    },
    oneWay: {
      caption: 'Trains follow the track.',
      text: 'They leave by the arrow at the station and run on from tile to tile. Each track is one-way.',
      alt: 'The line from station 1 curves over eight tile crossings. Arrows show its direction, everything else is faded.',
    },
    short: {
      caption: 'Not here.',
      text: 'A tile can’t link two stations all by itself, unless it fits nowhere else.',
      alt: 'A tile in the top left corner with a red cross: its track, with an arrow, would lead from station 8 straight into station 9.',
    },
  },
  keeping: {
    title: 'Keeping a tile',
    text: 'Don’t like your tile? Keep it and draw another. The new tile must be placed now; the kept one waits in your hand for a later turn. You can do this once a turn, as long as tiles are left.',
    choice: {
      caption: 'Keep 1, place 2.',
      text: 'Once you’ve drawn, you can’t go back to the tile you kept.',
      alt: 'Two tiles with arrows on their tracks: number 1 is kept in the hand, number 2 was just drawn and must be placed.',
    },
  },
  scoring: {
    title: 'Scoring',
    text: 'A line scores when its train reaches a station, any station: one point for every tile it crossed. The points go to the owner of the station where the train set off.',
    twice: {
      title: 'Your line from station 15',
      words: {
        caption: 'Follow the numbers.',
        text: 'The train comes back through its first tile and runs up to station 12.',
        alt: 'The line from station 15 with its tile crossings numbered 1 to 6 and arrows between them; crossings 1 and 3 are on the same tile. It ends at station 12.',
      },
      tiles: 'tiles on the line.',
      again: 'One tile is crossed a second time, and counts a second time.',
      total: 'points for you. It doesn’t matter who placed the last tile, or who owns station 12.',
    },
    open: {
      caption: 'Still running.',
      text: 'A line that stops at an empty square scores nothing yet.',
      alt: 'Arrows lead along the line from station 12 over some tiles to an empty square, which has a dashed frame.',
    },
  },
  centre: {
    title: 'The central station',
    text: 'A line that ends at the central station scores two points for every tile.',
    example: {
      title: 'Your line from station 3',
      words: {
        caption: 'Into the middle.',
        text: 'The last tile leads straight into the central station.',
        alt: 'The line from station 3 with its tiles numbered 1 to 5 and arrows between them; the fifth is above the central station.',
      },
      tiles: 'tiles on the line.',
      double: 'It ends at the central station: double points.',
      total: 'points for you.',
    },
  },
  end: {
    title: 'The end',
    text: 'The game ends when all 60 tiles are down. The player with the most points wins; players with equal points share the win.',
    full: {
      caption: 'A finished map.',
      text: 'Every line has ended somewhere, so every station has scored.',
      alt: 'Two thirds of the board at the end of a game, full of coloured lines.',
    },
  },
  questions: {
    title: 'Questions',
    list: [
      {
        title: 'May I turn a tile?',
        text: 'No. You place a tile just as you get it, unless you play with the option “Turn tiles freely”.',
      },
      {
        title: 'Who scores a line that I end?',
        text: 'The owner of the station where the train set off. Ending a rival’s line while it is short is one of the best moves in the game.',
      },
      {
        title: 'May a line come back to its own station?',
        text: 'Yes, and it scores. It just can’t do so over a single tile, unless that tile fits nowhere else.',
      },
      {
        title: 'My tile would link two stations everywhere. What now?',
        text: 'Then you may place it on any free square along the edge or next to a tile. It happens most with the last tiles, and such a line scores one point.',
      },
      {
        title: 'May I place a tile beside the central station?',
        text: 'Only if it also touches another tile.',
      },
      {
        title: 'What happens when no tiles are left to draw?',
        text: 'If you still hold a tile, you place it. If you hold none, your turn is skipped.',
      },
      {
        title: 'Do trains leave from the central station?',
        text: 'No. Lines only end there. Tracks that lead out of it belong to nobody and never score.',
      },
      {
        title: 'All my lines are finished. Can I still win?',
        text: 'Yes. You keep playing, and you can keep the others’ remaining lines short.',
      },
    ],
  },
  tips: {
    title: 'Tips for your first game',
    list: [
      'Don’t hurry. A finished line can’t grow, so let your long lines run and end your rivals’ lines while they are short.',
      'A tile that turns trains back hurts your own lines and is perfect for ending someone else’s. Keep it until you need it.',
      'Late in the game, steer your longest line into the central station: every tile counts twice.',
    ],
  },
});
