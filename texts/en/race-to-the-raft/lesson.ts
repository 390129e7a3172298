import { inLanguage } from '../../language.ts';
import { texts as words } from './words.ts';

const times = ['', 'once', 'twice', 'three times'];

/** The first lesson, step by step. */
export const texts = inLanguage('race-to-the-raft/lesson', {
  you: 'You',
  island:
    'The island is on fire, and three cats need to reach the raft. A cat walks only on its own colour, so you recolour squares with cards. But every card you place makes the fire grow.',
  ask: 'Each round you draw six cards, without seeing them first. The bars show how much of each colour a deck has. The blue cat needs blue, so draw three circle and three cross cards.',
  card: 'A card recolours nine squares, anywhere except on fire, cats or the raft. The blue cat’s path is too short. Choose card Bh, with blue along its bottom, and centre it on the star.',
  fire: 'Now the price: every card you place brings a fire tile. It must touch the fire edge to edge. Cut a cat off from the raft and you lose; skulls warn you. Burn the far corner, at the star.',
  turn: 'One more card completes the path. Choose Bp: it has blue rows, but at the top. Turn it twice with the Turn button and centre it on the star. “Show me” gets it ready.',
  moreFire:
    'Fire again, and a bigger tile. Keep it away from the raft and from the narrow exits of the yellow and green cats. The far corner, at the star, is still the safest place.',
  walk: 'Now walk. A cat goes as far as its colour reaches. That costs one card and brings no fire. Choose the blue cat, then the starred square on the raft, and discard card Ag: with blue aboard, you won’t need its red and blue.',
  aboard:
    'The blue cat is safe on the raft. Any cat can sit on a ring of the raft, one cat per ring. A cat that has moved is exhausted until your hand is empty: moving it again costs two cards.',
  end: 'When your hand is empty, you draw six more cards. You win once every cat is aboard. You lose when fire cuts off a cat, a tile doesn’t fit, or you run out of tiles or cards. Can you save the other two?',
  nudges: {
    ask: (counts: readonly number[]) => `Draw ${words.request(counts)}.`,
    card: (card: string) => `Use card ${card} for this.`,
    turn: (card: string, turn: number) =>
      turn === 0
        ? `Turn card ${card} back to how it was.`
        : `First turn card ${card} ${times[turn]} with the Turn button.`,
    angle: 'Turn the tile back to how it was.',
    pay: (cards: readonly string[]) => `Discard ${words.price(cards)} for this.`,
  },
});
