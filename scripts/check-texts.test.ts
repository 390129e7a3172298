import { describe, expect, it } from 'vitest';
import { folderPlanter } from '../tests/support/planted-folder.ts';
import { checkCatalogue } from './lib/catalogue.mjs';
import { findStrayTexts } from './lib/stray-texts.mjs';

const plant = folderPlanter();

/** What the check says about one file. */
function check(file: string, text: string): { files: number; problems: string[] } {
  return findStrayTexts(plant({ [file]: text }));
}

describe('check-texts', () => {
  it.each([
    ['words between tags', 'web/page.tsx', 'const a = <p>Start the match</p>;', 'Start the match'],
    ['a label', 'kit/part.tsx', 'const a = <p aria-label="What to do" />;', 'What to do'],
    ['a sentence in code', 'games/metro/ui/words.ts', "const a = 'placed a tile';", 'placed a tile'],
    ['a template', 'web/page.tsx', `const a = (name) => \`It is the turn of \${name}\`;`, 'It is the turn of'],
    ['a remark on a pasted text', 'games/metro/pasted.ts', "const a = 'Only the board';", 'Only the board'],
    ['a complaint of a command', 'cli/commands/view.ts', "if (a) throw failure('No such step');", 'No such step'],
    ['one capitalised word', 'games/metro/about.ts', "const a = { title: 'Refill' };", 'Refill'],
  ])('refuses %s and says where', (_, file, text, words) => {
    expect(check(file, text)).toEqual({ files: 1, problems: [`${file}:1  ${JSON.stringify(words)}`] });
  });

  it.each([
    ['classes and ids', 'web/page.tsx', 'const a = <p class="is-wide large" id="The End" />;'],
    ['errors for programmers', 'web/page.ts', "if (a) throw new Error('A log that was played cannot be replayed');"],
    ['commands to type', 'cli/commands/play.ts', "const a = 'boardwalk play --resume';"],
    ['names of folders', 'cli/data-folder.ts', "const a = join(home, 'Application Support', 'Boardwalk');"],
    ['complaints to the console', 'web/page.ts', "console.warn('The computer player failed');"],
    ['names of keys', 'kit/part.ts', "const a = key === 'Enter';"],
    ['style sheets', 'web/page.ts', `const a = \`}@media (prefers-color-scheme: dark){\${b}\`;`],
    ['words of the catalogue', 'web/page.tsx', 'const a = <p>{texts.start}</p>;'],
  ])('passes %s', (_, file, text) => {
    expect(check(file, text)).toEqual({ files: 1, problems: [] });
  });

  it.each(['core/match.ts', 'texts/en/web/home.ts', 'cli/skeleton.ts', 'cli/new-game/rules.ts', 'web/page.test.ts'])(
    'does not look into %s',
    (file) => {
      expect(check(file, "const a = 'There is no such game';")).toEqual({ files: 0, problems: [] });
    },
  );
});

describe('the catalogue itself', () => {
  it('makes no plurals by hand', () => {
    const say = (test: string) => `export const texts = { tiles: (n: number) => (${test} ? 'tile' : 'tiles') };`;
    const problems = checkCatalogue(plant({ 'texts/en/a.ts': say('n === 1'), 'texts/en/b.ts': say('n > 1') }));
    expect(problems).toEqual(['texts/en/a.ts:1  a plural made by hand; texts/grammar.ts has count and plural']);
  });

  it('has no sentence for a fault that nothing makes', () => {
    const folder = plant({
      'texts/en/metro/faults.ts': `export const texts = sentencesOf('metro', { over: 'Over.', 'copies/hand': 'No.', old: 'Old.' });`,
      'games/metro/rules.ts': `if (a) refuse('over'); else fail('copies/hand');`,
    });
    expect(checkCatalogue(folder)).toEqual(['texts/en/metro/faults.ts:1  no code makes the fault old']);
  });
});
