import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { publish } from '#build/publish.ts'

/** Server build of the public pages: portal/server/main.tsx → dist/portal-server/main.js, as a single file. */
export default defineConfig(({ mode }) => ({
  root: 'portal',
  base: '/externo/',
  plugins: [react(), publish('portal-server')],
  define: { 'process.env.NODE_ENV': JSON.stringify(mode === 'development' ? 'development' : 'production') },
  ssr: { noExternal: true, target: 'node' },
  build: { ssr: 'server/main.tsx', outDir: '../dist/portal-server', emptyOutDir: true, target: 'node20' },
}))
