import { defineConfig } from 'vite';
import { gameChunks } from './scripts/lib/game-chunks.mjs';

export default defineConfig({
  publicDir: false,
  // Packages stay where they are; but kysely is 279 small files, which every start of a server would look for one by one.
  ssr: { external: true, noExternal: ['kysely'] },
  build: {
    ssr: 'cli/main.ts',
    outDir: 'dist/cli',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      output: {
        format: 'es',
        entryFileNames: 'boardwalk.js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        // See vite.config.ts: `var` would halve the speed of the engines.
        topLevelVar: false,
        codeSplitting: gameChunks,
      },
    },
  },
});
