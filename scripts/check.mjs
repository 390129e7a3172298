// npm run check: everything a machine can see without running the program.
import { runChecks } from './lib/checks.mjs';

const { failed } = await runChecks();
process.exitCode = failed > 0 ? 1 : 0;
