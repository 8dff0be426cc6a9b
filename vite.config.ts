import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { definitions } from './schemas/vite-definitions.ts'

/** Libraries that nearly every screen needs stand in chunks of their own: they change only when a package does. */
const vendors = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|react-is|scheduler|react-router|react-router-dom)[\\/]/ },
  {
    name: 'mui',
    test: /node_modules[\\/](@mui[\\/](material|system|utils|private-theming|styled-engine)|@emotion)[\\/]/,
  },
]

/** The internal screens: admin/ → dist/admin. The candidates' portal has its own configuration. */
export default defineConfig({
  root: 'admin',
  base: '/',
  plugins: [react(), definitions()],
  build: {
    outDir: '../dist/admin',
    emptyOutDir: true,
    target: 'es2022',
    // A modulepreload polyfill would be an inline script, which the Content-Security-Policy refuses.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: vendors } } },
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:3000' } },
})
