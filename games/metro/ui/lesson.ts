import type { Lesson } from '../../room.ts';

export const lesson: Lesson = {
  seats: 2,
  names: ['You', 'Ada'],
  opening: ['+aaaa'],
  steps: [
    {
      say: 'Round the board stand 32 stations. Yours are red, with a circle; Ada’s are blue, with a square. From each of them a train wants to leave along the track in front of it.',
    },
    {
      say: 'You hold a tile. Its tracks are one-way, and it is never turned. Lit squares take it. Lay it in front of your station 5: on the square with the star.',
      play: 'aaaa03',
      after: ['+cbcb', 'cbcb60', '+aacb'],
    },
    {
      say: 'Your train from station 5 now crosses one tile and looks for more. A line scores a point for each tile, but only once it arrives somewhere. So make it long: go on below.',
      play: 'aacb13',
      after: ['+bcbc', 'bcbc57', '+dddd'],
    },
    {
      say: 'This tile sends every train back where it came from. On the rim it would join a station to itself, which is forbidden while other squares are free; in your way it would only hurt. Keep it and draw another.',
      play: 'draw',
      after: ['+acba'],
    },
    {
      say: 'Having drawn, you must lay the new tile; the other stays in your hand. It goes straight on from the top: lay it above the centre and the train arrives there.',
      play: 'acba23',
      after: ['+baac', 'baac75'],
    },
    {
      say: 'Three tiles, and the central station counts double: six points. Finishing early is not always wise, though: a line that is finished grows no more. Better finish Ada’s short ones.',
    },
    {
      say: 'That is all there is to it. The game ends when all 60 tiles lie, and the most points win. Point at any square to see what a tile would do there, before you lay it.',
    },
  ],
};
