/** The look's drawing as a single script for tests in a real browser: `vite build --config vite.look.config.ts --outDir …`. */
import { defineConfig } from 'vite'

export default defineConfig({
  build: {
    lib: { entry: 'src/games/pasvu/look/drawn/entry.fixture.ts', formats: ['iife'], name: 'look', fileName: () => 'look.js' },
    emptyOutDir: false,
    minify: false,
    target: 'es2022',
  },
  publicDir: false,
})
