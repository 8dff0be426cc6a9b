import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The candidates' portal: portal/ → dist/portal, served below /externo. Small on purpose: no component library. */
export default defineConfig({
  root: 'portal',
  base: '/externo/',
  plugins: [react()],
  build: {
    outDir: '../dist/portal',
    emptyOutDir: true,
    target: 'es2022',
    // A modulepreload polyfill would be an inline script, which the Content-Security-Policy refuses.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:3000' } },
})
