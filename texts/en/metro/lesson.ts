import { inLanguage } from '../../language.ts';

/** The first lesson of Metro, step by step. */
export const texts = inLanguage('metro/lesson', {
  names: ['You', 'Ada'],
  stations:
    'Round the board stand 32 stations. Yours are red, with a circle; Ada’s are blue, with a square. From each of them a train wants to leave along the track in front of it.',
  layTile:
    'You hold a tile. Its tracks are one-way, and it is never turned. Lit squares take it. Lay it in front of your station 5: on the square with the star.',
  goOn: 'Your train from station 5 now crosses one tile and looks for more. A line scores a point for each tile, but only once it arrives somewhere. So make it long: go on below.',
  keepTile:
    'This tile sends every train back where it came from. On the rim it would join a station to itself, which is forbidden while other squares are free; in your way it would only hurt. Keep it and draw another.',
  arrive:
    'Having drawn, you must lay the new tile; the other stays in your hand. It goes straight on from the top: lay it above the centre and the train arrives there.',
  double:
    'Three tiles, and the central station counts double: six points. Finishing early is not always wise, though: a line that is finished grows no more. Better finish Ada’s short ones.',
  end: 'That is all there is to it. The game ends when all 60 tiles lie, and the most points win. Point at any square to see what a tile would do there, before you lay it.',
});
