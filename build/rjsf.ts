import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const own = (name: string) => fileURLToPath(new URL(`../admin/form/engine/rjsf/${name}`, import.meta.url))

/** Replaces RJSF's Markdown, and the default fields, widgets and templates, which our forms do not use. */
export function leanRjsf(): Plugin {
  return {
    name: 'prumo-rjsf',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === 'markdown-to-jsx/react') return own('Markdown.ts')
      const isForm = /@rjsf[\\/]core[\\/]lib[\\/]components[\\/]Form\.js$/.test(importer ?? '')
      return isForm && source.endsWith('/getDefaultRegistry.js') ? own('registry.ts') : null
    },
  }
}
