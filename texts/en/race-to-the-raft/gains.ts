/** What a move gains, in a few words: for hints. */
const squares = (count: number) => `${count} ${count === 1 ? 'square' : 'squares'}`;

export const texts = {
  wins: 'brings the last cat aboard and wins',
  loses: 'loses the game',
  aboard: (cat: string) => `brings ${cat} aboard`,
  opens: (cat: string) => `opens the way of ${cat} to the raft`,
  shortens: (cat: string, saved: number, left: number) =>
    `saves ${cat} ${squares(saved)} to recolour, ${left} ${left === 1 ? 'is' : 'are'} left`,
  lengthens: (cat: string, more: number) => `costs ${cat} ${squares(more)} more to recolour`,
  rescues: (cat: string) => `takes ${cat} out of danger`,
  threatens: (cat: string) => `fire comes close to the way of ${cat}`,
  nearer: (cat: string, steps: number) => `${cat} comes ${steps} ${steps === 1 ? 'step' : 'steps'} nearer the raft`,
  makesRoom: (cat: string) => `${cat} makes room for a card`,
  noFire: 'spends a card and brings no fire',
  harmlessFire: 'burns nothing that a cat needs',
  expects: (count: number, colour: string) => `about ${count} ${colour} squares to be expected`,
};
