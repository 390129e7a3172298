// Holds the tree to "who may import whom": `node scripts/check-imports.mjs [FOLDER]`. The rules: lib/import-rules.mjs.
import { resolve } from 'node:path';
import { checkImports } from './lib/import-rules.mjs';
import { root } from './lib/root.mjs';

const { files, imports, problems } = checkImports(resolve(process.argv[2] ?? root));
for (const problem of problems) console.log(problem);
console.log(`${files} files, ${imports} imports, ${problems.length} problems`);
// A checker that saw nothing has proved nothing.
if (files === 0 || imports === 0 || problems.length > 0) process.exitCode = 1;
