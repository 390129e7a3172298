/** The first lesson, step by step. */
export const texts = {
  you: 'You',
  island:
    'The island burns, and three cats must reach the raft at the bottom right. A cat walks only on squares of its own colour. So you recolour the island with cards, and each card you lay feeds the fire.',
  ask: 'Each round you ask for six cards without seeing them. The bars show how much of each colour a deck holds. We want blue for the blue cat: ask for three circle and three cross cards.',
  card: 'A card recolours nine squares: anywhere but on fire, cats or the raft. The blue cat’s path along the bottom edge soon breaks off. Choose card Bh, with blue along its bottom, and lay it around the star.',
  fire: 'The price: after every card you must lay a fire tile, touching fire with an edge. If it leaves any cat without a possible way to the raft, all is lost; skulls warn you. Burn the far corner, at the star.',
  turn: 'One more card joins the path to the raft. Choose Bp: it has blue rows, but on top. Turn it twice, with Turn or the R key, so that blue lies at the bottom. “Show me” does it for you.',
  moreFire:
    'Fire again, a bigger piece. Keep it away from the narrow exits of the yellow and green cats, and from the raft. The upper left corner, at the star, will hardly be missed.',
  walk: 'Now walk. A move goes as far as the colour reaches, costs one card from your hand, and brings no fire. Choose the blue cat, then the raft square with the star, and pay with card Ai, which has little blue.',
  aboard:
    'The blue cat is aboard and safe for good. On the raft’s plain squares any cat may sit, one on each. A cat that has moved is exhausted until your hand is used up: to move it again costs two cards.',
  end: 'With the hand empty, you ask for six more. All cats aboard wins at once. You lose when fire cuts a cat off or a tile finds no room, or when tiles or cards run out. Two cats to go: will you save them all?',
};
