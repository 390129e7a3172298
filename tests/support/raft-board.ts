/** A narrow board: fire on top, a blue and a red cat, a raft for all at the bottom right. */
export const NARROW_BOARD = [
  'fffffffff',
  'bBbbbbbbb',
  'bbbbbbbbb',
  'rRrrrrrrr',
  'rrrrrrrrr',
  'ggggggggg',
  'ggggggggg',
  'ggggggggg',
  'ggggggggg',
  'bbbbbbwww',
  'yyyyyywow',
  'rrrrrrwww',
];
