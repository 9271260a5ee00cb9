import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** `import ghost from 'icon:ghost'` is the path of that game-icons drawing, on a 512 × 512 canvas. */
function icons(): Plugin {
  const drawing = /^<path fill="currentColor" d="([^"]+)"\/>$/
  let bodies: Record<string, { body: string }> | undefined
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0icon:')) return
      bodies ??= createRequire(import.meta.url)('@iconify-json/game-icons/icons.json').icons
      const name = id.slice('\0icon:'.length)
      const path = bodies?.[name]?.body.match(drawing)?.[1]
      if (!path) this.error(`game-icons has no single-path icon "${name}"`)
      return `export default ${JSON.stringify(path)}`
    },
  }
}

/** All that a game says in a language is fetched at once: one file, whatever its parts. */
function wordsOf(id: string): string | null {
  const [, game = 'house', lang] = /src\/(?:games\/(\w+)|i18n)\/.*?([a-z]+)\.ftl\?raw$/.exec(id) ?? []
  return lang ? `words-${game}-${lang}` : null
}

/** Tests keep compiled sources between runs; what lists other files is compiled every time. */
function kept(): Plugin {
  const options = readFileSync(new URL('svelte.config.js', import.meta.url), 'utf8')
  return {
    name: 'kept',
    configureVitest: ({ experimental_defineCacheKeyGenerator: define }) =>
      define(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : options)),
  }
}

const server = '127.0.0.1:8000'

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), icons(), kept()],
  // Outside the browser Svelte resolves to its server build, which cannot mount a component.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  base: './', // one build for a house at the top of its host and below any path: see static_files.py
  build: {
    outDir: '../manoir/server/static',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    chunkSizeWarningLimit: 700, // kB: three.js, which only the hall fetches
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: wordsOf }] } } },
    assetsInlineLimit: 0, // data: addresses are outside the content security policy
  },
  server: {
    fs: { allow: ['..'] }, // the data of the games lies beside their rules
    proxy: { '^/(api|ws)/': { target: `http://${server}`, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/i18n/words.fixture.ts'],
    isolate: false, // one page for all of them: three times as fast
    experimental: { fsModuleCache: true },
    pool: 'threads',
    maxWorkers: 1, // each would load all sources again, and the other tests want the other core
    testTimeout: 60_000, // all tests and checks share two cores
  },
}))
