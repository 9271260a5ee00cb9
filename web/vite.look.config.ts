/** The look as a single script for tests in a real browser: `vite build --config vite.look.config.ts --outDir …`. */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [svelte({ emitCss: false })],
  build: {
    lib: {
      entry: 'src/games/pasvu/look/drawn/testing/entry.fixture.ts',
      formats: ['iife'],
      name: 'look',
      fileName: () => 'look.js',
      cssFileName: 'look',
    },
    emptyOutDir: false,
    minify: false,
    target: 'es2022',
  },
  publicDir: false,
})
