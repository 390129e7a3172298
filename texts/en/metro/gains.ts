/** What a move gains, in a few words: for hints. */
export const texts = {
  finishesOwn: (points: number, station: number) => `brings your line from station ${station} home for ${points}`,
  finishesTheirs: (owner: string, points: number, station: number) =>
    `ends ${owner}’s line from station ${station} at ${points}`,
  extendsOwn: (lines: number, tiles: number) =>
    lines === 1 ? `extends a line of yours by ${tiles}` : `extends ${lines} of your lines, ${tiles} tiles in all`,
  extendsTheirs: (owner: string, tiles: number) => `gives ${owner} ${tiles} more ${tiles === 1 ? 'tile' : 'tiles'}`,
  anotherTile: 'keeps your tile and takes another from the deck',
};
