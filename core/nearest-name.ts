/** The name that was probably meant, if any is close enough. */
export function nearestName(wanted: string, names: readonly string[]): string | undefined {
  const text = wanted.toLowerCase();
  // Typing errors are short; a long text is something else, and comparing it would only take time.
  if (text.length > 40) return undefined;
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const distance = name.toLowerCase().startsWith(text) ? 1 : editDistance(text, name.toLowerCase());
    if (distance < bestDistance && distance <= Math.max(1, name.length * 0.4)) {
      best = name;
      bestDistance = distance;
    }
  }
  return text === '' ? undefined : best;
}

/** Letters to add, drop, change or swap with their neighbour. */
function editDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => {
    const row = new Array<number>(b.length + 1).fill(0);
    row[0] = i;
    return row;
  });
  for (let j = 0; j <= b.length; j++) rows[0][j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const change = rows[i - 1][j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      rows[i][j] = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, change);
      if (isSwap(a, b, i, j)) rows[i][j] = Math.min(rows[i][j], rows[i - 2][j - 2] + 1);
    }
  }
  return rows[a.length][b.length];
}

function isSwap(a: string, b: string, i: number, j: number): boolean {
  return i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
}
