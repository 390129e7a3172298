/** What a move gains, in a few words: for hints. `points` is what the score would rise by if the phase ended now. */
export const texts = {
  takesToken: (token: string, held: number, points: number) =>
    points > 0 ? `+${points} for the ${ordinal(held)} ${token}` : `takes the ${ordinal(held)} ${token}`,
  takesStatuette: (points: number) => `+${points} for a statuette`,
  /** The kinds of resource by number, as one of them stands in a phrase. */
  kinds: ['coconut', 'bamboo', 'water', 'precious stone'],
  saves: (token: string, rival: string) => `before ${rival} can take the ${token}`,
  saysBoth: (one: string, other: string) => `${one}, ${other}`,
  link: (points: number, islands: number) =>
    islands === 1 ? `+${points} for the first island` : `+${points} for the link, now ${islands} islands`,
  islands: (points: number, islands: number) => `+${points} for pieces on ${islands} islands`,
  leads: (bonus: number) => `takes the lead on the ${bonus}-point island`,
  leadsFrom: (bonus: number, rivals: readonly string[]) =>
    `takes the lead on the ${bonus}-point island from ${list(rivals)}`,
  shares: (bonus: number, rivals: readonly string[]) => `draws level with ${list(rivals)} on the ${bonus}-point island`,
  opens: (tokens: number) => (tokens === 1 ? 'goes beside a token' : `goes beside ${tokens} tokens`),
  village: 'a village to start from after half-time',
  endsExploration: 'ends the exploration',
  endsSettlement: 'ends the settlement',
};

function list(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
}

/** "1st", "2nd", "3rd", "4th": of a kind there are few. */
function ordinal(number: number): string {
  return `${number}${['th', 'st', 'nd', 'rd'][number] ?? 'th'}`;
}
