// Holds the screens to the catalogue: words for people are in texts/, not in code, and their grammar comes from Intl. `node scripts/check-texts.mjs [FOLDER]`.
import { resolve } from 'node:path';
import { checkCatalogue } from './lib/catalogue.mjs';
import { root } from './lib/root.mjs';
import { findStrayTexts } from './lib/stray-texts.mjs';

const folder = resolve(process.argv[2] ?? root);
const { files, problems: stray } = findStrayTexts(folder);
const problems = [...stray, ...checkCatalogue(folder)];
for (const problem of problems) console.log(problem);
console.log(`${files} files, ${problems.length} problems`);
// A checker that saw nothing has proved nothing.
if (files === 0 || problems.length > 0) process.exitCode = 1;
