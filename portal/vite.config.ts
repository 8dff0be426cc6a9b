import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath } from 'vite'
import { chunkNames, type Stages } from '#build/chunks.ts'
import { precompress } from '#build/compress.ts'
import { listModules } from '#build/modules.ts'
import { publish } from '#build/publish.ts'
import { leanRjsf } from '#build/rjsf.ts'

const root = normalizePath(fileURLToPath(new URL('..', import.meta.url)))

/** Modules shared with the survey page, in a chunk of their own without the router. */
const base = [
  ...[
    'raiz.ts',
    'api.ts',
    'useLoad.ts',
    'cifrado.ts',
    'colors.ts',
    'components/Icon.tsx',
    'components/Skeleton.tsx',
  ].map((name) => `portal/${name}`),
  'schemas/runtime/dates.ts',
]
const stages: Stages = {
  always: { base, inicio: ['portal/main.tsx'] },
  pages: { pesquisa: ['portal/pesquisa/main.tsx'] },
}

/** The candidates' portal and the page of a survey's public link: portal/ → dist/portal, served below /externo and /p. Small on purpose: no component library. */
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
      input: { index: 'portal/index.html', pesquisa: 'portal/pesquisa.html' },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkNames(root, stages) }],
        },
      },
    },
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:3000' } },
})
