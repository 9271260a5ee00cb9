import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = '127.0.0.1:8000'

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // Outside the browser Svelte resolves to its server build, which cannot mount a component.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../manoir/server/static',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0, // data: addresses are outside the content security policy
  },
  server: {
    proxy: { '^/(api|ws)/': { target: `http://${server}`, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
  },
}))
