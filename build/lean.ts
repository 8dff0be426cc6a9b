import type { Plugin } from 'vite'

/** What stands in a package's place: CommonJS, as the package is asked for. */
const STAND_INS: Record<string, string> = {
  // node-polyglot: every browser that is built for has it, and the package brings ten others
  'object.entries': 'module.exports = Object.entries',
  // ra-core: lists have an export of their own, made by the server
  'jsonexport/dist/index.js': "module.exports = () => { throw new Error('No list is exported by the browser') }",
  // @rjsf/utils: compares and resolves $id and $ref, of which no schema that a form is made of has any
  'fast-uri':
    'module.exports = { equal: (a, b) => new URL(a).href === new URL(b).href, resolve: (base, ref) => new URL(ref, base).href }',
}

/** Packages that others bring along for what browsers do by themselves, or for what is never asked of them. */
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
