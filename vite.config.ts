import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath } from 'vite'
import { chunkNames, type Stages } from '#build/chunks.ts'
import { precompress } from '#build/compress.ts'
import { leanPackages } from '#build/lean.ts'
import { listModules } from '#build/modules.ts'
import { publish } from '#build/publish.ts'
import { leanRjsf } from '#build/rjsf.ts'
import { definitionsPlugin } from './schemas/vite-definitions.ts'

const root = normalizePath(fileURLToPath(new URL('.', import.meta.url)))

/** Changes only when a package does. */
const REACT = /node_modules[\\/](react|react-dom|react-is|scheduler|react-router|react-router-dom)[\\/]/

/** Widgets that many forms have; each is asked for by itself, and the first brings the others. */
const fields = [
  'children/ChildList',
  ...['CheckList', 'Chips'].map((name) => `widgets/lists/${name}`),
  ...['FileField', 'FilesField', 'ImageField', 'PhotoField'].map((name) => `widgets/files/${name}`),
  ...['Reference', 'References', 'Suggestions'].map((name) => `widgets/references/${name}`),
].map((name) => `admin/form/${name}.tsx`)

/** Cards of the start page: most people see most of them. */
const cardNames = [
  'Approvals',
  'Due',
  'Goals',
  'LateCandidates',
  'RequestsBySituation',
  'Shortcuts',
  'Tasks',
  'Today',
  'Vacancies',
]
const cards = cardNames.map((name) => `admin/home/cards/${name}.tsx`)

const stages: Stages = {
  always: {
    inicio: [
      'admin/main.tsx',
      ...['LoginPage', 'FirstPasswordPage'].map((name) => `admin/shell/session/entry/${name}.tsx`),
    ],
    area: ['admin/AdminArea.tsx', 'admin/resource/override.ts'],
  },
  pages: {
    home: ['admin/home/HomePage.tsx'],
    lista: ['admin/resource/SchemaList.tsx'],
    form: ['admin/resource/SchemaCreate.tsx', 'admin/resource/SchemaEdit.tsx'],
    campos: fields,
    cartoes: cards,
  },
}

/** The internal screens: admin/ → dist/admin. The candidates' portal has its own configuration. */
export default defineConfig({
  root: 'admin',
  base: '/',
  plugins: [react(), definitionsPlugin(), leanRjsf(), leanPackages(), precompress(), listModules(), publish('admin')],
  build: {
    outDir: '../dist/admin',
    emptyOutDir: true,
    target: 'es2022',
    // A modulepreload polyfill would be an inline script, which the Content-Security-Policy refuses.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'react', test: REACT }, { name: chunkNames(root, stages, /ra-ui-materialui/) }],
        },
      },
    },
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:3000' } },
})
