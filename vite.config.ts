import { defineConfig } from 'vite';
import { offline } from './scripts/lib/offline.mjs';
import { chunks, preload } from './scripts/lib/preload.mjs';
import { shelfPictures } from './scripts/lib/shelf-pictures.mjs';
import { themeCss } from './scripts/lib/theme-css.mjs';

// Vite turns top-level `const` into `var` unless told not to; V8 then stops treating the engines' tables as constants
// and they run at half speed.
const output = { topLevelVar: false };

export default defineConfig({
  root: 'web',
  // Relative addresses, so that the built folder can be hosted under any path.
  base: './',
  plugins: [preload(), offline(), themeCss(), shelfPictures()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { ...output, codeSplitting: chunks } },
  },
  worker: { format: 'es', rolldownOptions: { output } },
});
