// The lock file must serve every registry and every machine alike, and a version must mean one version.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMissing, readLock } from './lib/lock.mjs';
import { root } from './lib/root.mjs';

const lock = readLock();
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const problems = [
  ...Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
    .map(([name, version]) => `package.json: ${name} ${version} is not an exact version`),
  ...Object.entries(lock.packages)
    .filter(([, { resolved }]) => resolved)
    .map(([path]) => `package-lock.json: ${path} names a download address`),
  ...findMissing(lock).map(({ name }) => `package-lock.json: ${name} is missing; run node scripts/complete-lock.mjs`),
];
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
