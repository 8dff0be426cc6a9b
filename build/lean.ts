import type { Plugin } from 'vite'

/** Replacement modules (CommonJS, like the packages). */
const STAND_INS: Record<string, string> = {
  // node-polyglot: all target browsers have Object.entries; the polyfill has ten dependencies
  'object.entries': 'module.exports = Object.entries',
  // ra-core: client-side export is not used; the server exports lists
  'jsonexport/dist/index.js': "module.exports = () => { throw new Error('No list is exported by the browser') }",
  // @rjsf/utils: compares and resolves $id and $ref; schemas of forms have none
  'fast-uri':
    'module.exports = { equal: (a, b) => new URL(a).href === new URL(b).href, resolve: (base, ref) => new URL(ref, base).href }',
}

/** Replaces transitive dependencies that browsers make superfluous, or that are never called. */
export function leanPackages(): Plugin {
  const prefix = '\0node_modules/prumo-lean/'
  return {
    name: 'prumo-lean',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source in STAND_INS ? `${prefix}${source}` : null),
    load: (id) => (id.startsWith(prefix) ? STAND_INS[id.slice(prefix.length)] : null),
  }
}
