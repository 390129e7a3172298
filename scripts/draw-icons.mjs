// Draws the app's icon in every size that launchers ask for; run it after a change of web/public/icon.svg.
import { writeFileSync } from 'node:fs';
import { drawIcons } from './lib/icons.mjs';

for (const [path, bytes] of drawIcons()) writeFileSync(path, bytes);
