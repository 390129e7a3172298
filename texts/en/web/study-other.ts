import { inLanguage } from '../../language.ts';
import type { Who } from '../../who.ts';

/**
 * Hints speak to the player to act: "completes your line". Of somebody else's move the one who looks on is told by name: "completes
 * Ada’s line", and then "their". Where a hint names the one who looks on, it is as "you": that stays "you".
 */
export const texts = inLanguage('web/study-other', {
  toldOf: (words: string, mover: Who) => {
    let isNamed = false;
    const told = words.replace(HINTED, (_, form: string, verb: string | undefined) => {
      const said = isNamed ? later(form, verb) : named(form, verb, mover);
      isNamed = true;
      return said;
    });
    return told
      .replaceAll(LOOKING_ON_OWNS, 'your')
      .replace(LOOKING_ON_DOES, (_, verb: string) => `you ${SECOND[verb]}`)
      .replace(LOOKING_ON_SLOWED, 'you down: your')
      .replaceAll(MARK, '');
  },
});

function named(form: string, verb: string | undefined, mover: Who): string {
  if (form !== 'you') return withVerb(`${mover}’s`, verb);
  return verb === undefined ? mover : `${mover} ${THIRD[verb] ?? verb}`;
}

function later(form: string, verb: string | undefined): string {
  if (form !== 'you') return withVerb(form === 'your' ? 'their' : 'theirs', verb);
  return verb === undefined ? 'them' : `they ${verb}`;
}

/** “Yours can wait”: what somebody has is a subject, too. */
function withVerb(owner: string, verb: string | undefined): string {
  return verb === undefined ? owner : `${owner} ${verb}`;
}

/** Carried by the "you" of the one who looks on. */
const MARK = '\u2060';
const LOOKING_ON_OWNS = `you${MARK}’s`;
const LOOKING_ON_DOES = new RegExp(`you${MARK} (wins|has|holds|gives)\\b`, 'g');
const LOOKING_ON_SLOWED = `you${MARK} down: their`;

/** What is said to the player to act, with the verb where that is its subject. */
const HINTED =
  /\b(yours|your|you)\b(?!\u2060)(?: (can’t|can|must|still have|still lead|have|hold|keep|win|draw))?(?![\w’])/g;

const SECOND: Readonly<Record<string, string>> = { wins: 'win', has: 'have', holds: 'hold', gives: 'give' };

const THIRD: Readonly<Record<string, string>> = {
  'still have': 'still has',
  'still lead': 'still leads',
  have: 'has',
  hold: 'holds',
  keep: 'keeps',
  win: 'wins',
  draw: 'draws',
};
