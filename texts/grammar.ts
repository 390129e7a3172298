type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** What texts need of a language's grammar, from `Intl`: which plural a number takes, how lists and numbers are written. */
export function grammarOf(locale: string) {
  const plurals = new Intl.PluralRules(locale);
  const ordinals = new Intl.PluralRules(locale, { type: 'ordinal' });
  const numbers = new Intl.NumberFormat(locale);
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const signs = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  const all = new Intl.ListFormat(locale, { type: 'conjunction' });
  const any = new Intl.ListFormat(locale, { type: 'disjunction' });
  const plural = (number: number, forms: Forms) => forms[plurals.select(number)] ?? forms.other;
  return {
    /** The form of a word that goes with a number: `plural(1, { one: 'it', other: 'them' })`. */
    plural,
    /** The number and the word: `count(3, { one: 'tile', other: 'tiles' })` is "3 tiles". */
    count: (number: number, forms: Forms) => `${numbers.format(number)} ${plural(number, forms)}`,
    /** The form that goes with a place in an order: "st", "nd". */
    ordinal: (number: number, forms: Forms) => forms[ordinals.select(number)] ?? forms.other,
    /** "Ada, Bo and Cy". */
    listOf: (names: readonly string[]) => all.format(names),
    /** "Ada, Bo or Cy". */
    eitherOf: (names: readonly string[]) => any.format(names),
    /** From 0 to 1: "57%". */
    percent: (share: number) => percents.format(share),
    /** "+3", "−3", "0". */
    signed: (number: number) => signs.format(number).replace('-', '−'),
  };
}
