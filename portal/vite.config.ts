import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath } from 'vite'
import { chunkNames } from '#build/chunks.ts'
import { precompress } from '#build/compress.ts'
import { listModules } from '#build/modules.ts'
import { publish } from '#build/publish.ts'
import { leanRjsf } from '#build/rjsf.ts'

const root = normalizePath(fileURLToPath(new URL('..', import.meta.url)))

/** The candidates' portal: portal/ → dist/portal, served below /externo. Small on purpose: no component library. */
export default defineConfig({
  root: 'portal',
  base: '/externo/',
  plugins: [react(), leanRjsf(), precompress(), listModules(), publish('portal')],
  build: {
    outDir: '../dist/portal',
    emptyOutDir: true,
    target: 'es2022',
    // A modulepreload polyfill would be an inline script, which the Content-Security-Policy refuses.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkNames(root, { always: { inicio: ['portal/main.tsx'] }, pages: {} }) }],
        },
      },
    },
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:3000' } },
})
