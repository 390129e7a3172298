// Holds the screens to the catalogue: words for people stand in texts/, not in code. `node scripts/check-texts.mjs [FOLDER]`.
import { resolve } from 'node:path';
import { root } from './lib/root.mjs';
import { findStrayTexts } from './lib/stray-texts.mjs';

const { files, problems } = findStrayTexts(resolve(process.argv[2] ?? root));
for (const problem of problems) console.log(problem);
console.log(`${files} files, ${problems.length} problems`);
// A checker that saw nothing has proved nothing.
if (files === 0 || problems.length > 0) process.exitCode = 1;
