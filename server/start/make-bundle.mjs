// node server/start/make-bundle.mjs <entry> <folder of the project>: bundles a program and prints the path of its file; prints nothing where none can be written.
// Errors go to stderr.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, dirname, isAbsolute, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { parseSync } from 'rolldown/utils'
import { placeOf, stamps } from './bundle.mjs'

/** Further files that invalidate the bundle. */
const ALWAYS = ['package.json', 'tsconfig.json', 'package-lock.json', 'server/start/make-bundle.mjs']

/** Packages bundled with their dependencies: those a start loads and which read no files beside their code. */
const INSIDE = new Set([
  ...[
    'ajv',
    'croner',
    'fastify',
    'find-my-way',
    'helmet',
    'json-schema-to-typescript',
    'kysely',
    'otpauth',
    'papaparse',
    'pg',
    'pg-copy-streams',
    'yauzl',
    'yazl',
  ],
  ...['compress', 'cookie', 'multipart', 'rate-limit', 'static', 'swagger'].map((name) => `@fastify/${name}`),
])
/** Imports of bundled packages that a run does not use: missing native code, and formatters. */
const OUTSIDE = new Set(['pg-native', 'prettier'])

/** How long replaced bundles are kept: a process started just before may still read one. */
const KEPT_MS = 24 * 60 * 60 * 1000

async function make(entry, root) {
  const place = placeOf(entry, root)
  const began = Date.now()
  const { code, map, modules } = await bundle(entry, root)
  // modules saved during the build get time -1: the next start rebuilds
  const known = stamps([...ALWAYS.map((path) => join(root, path)), ...modules]).map(([path, time, size]) => [
    path,
    time < began ? time : -1,
    size,
  ])
  try {
    return write(place, code, map, known)
  } catch {
    return undefined
  }
}

async function bundle(entry, root) {
  const made = await rolldown({
    cwd: root,
    input: entry,
    platform: 'node',
    external: isOutside,
    preserveEntrySignatures: false,
    // no tree shaking: the bundle behaves like the tested sources
    treeshake: false,
    plugins: [places],
  })
  const { output } = await made.generate({
    format: 'esm',
    codeSplitting: false,
    keepNames: true,
    sourcemap: true,
    comments: false,
  })
  await made.close()
  const [{ code, map, moduleIds }] = output
  // source paths are relative to `dist`, the bundler's output folder
  map.sources = map.sources.map((source) => pathToFileURL(resolve(root, 'dist', source)).href)
  map.sourcesContent = undefined
  return { code: asFunction(inLatin1(code)), map, modules: moduleIds.filter(isAbsolute) }
}

/** Whether an import stays external. */
function isOutside(id, importer = '') {
  if (/^[.#\0]/.test(id) || isAbsolute(id)) return false
  if (isBuiltin(id)) return true
  const [scope, name] = id.split('/')
  const packageName = scope.startsWith('@') ? `${scope}/${name}` : scope
  return OUTSIDE.has(packageName) || !(INSIDE.has(packageName) || importer.includes('/node_modules/'))
}

/**
 * Converts the module into a script, because V8's code cache exists only for scripts: a function that receives `require` and a function to import
 * packages. Imports become statements, exports are dropped; line numbers stay.
 */
function asFunction(code) {
  const { program, module } = parseSync('program.mjs', code)
  const changes = [
    ...program.body
      .filter(({ type }) => type === 'ImportDeclaration')
      .map((node) => ({ ...node, text: importOf(node) })),
    ...program.body.filter(({ type }) => type === 'ExportNamedDeclaration').map((node) => ({ ...node, text: '' })),
    ...module.dynamicImports.map(({ start }) => ({ start, end: start + 'import'.length, text: 'importPackage' })),
  ].sort((one, other) => one.start - other.start)
  let body = ''
  let at = 0
  for (const { start, end, text } of changes) {
    body += code.slice(at, start) + text
    at = end
  }
  // no parentheses around the function: V8 would compile it eagerly with the script and again by itself (60 MB more)
  return `({ async program(require, importPackage) { 'use strict'; ${body}${code.slice(at)}\n} }).program`
}

/** Statement for an import; Node's modules use require, because importing them enumerates all their exports. */
function importOf({ specifiers, source }) {
  const name = JSON.stringify(source.value)
  const called = isBuiltin(source.value) ? `require(${name})` : `await importPackage(${name})`
  const isWhole = ({ type, imported }) =>
    type === 'ImportNamespaceSpecifier' || (isBuiltin(source.value) && (imported?.name ?? 'default') === 'default')
  const parts = specifiers.filter((each) => !isWhole(each))
  const wanted = parts.map(({ imported, local }) => `${imported?.name ?? 'default'}: ${local.name}`)
  const statements = [
    ...specifiers.filter(isWhole).map(({ local }) => `const ${local.name} = ${called};`),
    ...(parts.length > 0 || specifiers.length === 0 ? [`const { ${wanted.join(', ')} } = ${called};`] : []),
  ]
  return statements.join(' ')
}

/**
 * Escapes characters outside of Latin-1: with one such character V8 stores the whole source in two bytes per character. Line numbers stay. Leaves the
 * code unchanged where an escape would be misread (after a backslash, in String.raw).
 */
const inLatin1 = (code) =>
  /\\[^\0-\xff]|String\.raw`/.test(code)
    ? code
    : code.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Plugin that replaces import.meta.url by the source's URL: modules read files beside their source. */
const places = {
  name: 'places',
  transform: {
    filter: { code: 'import.meta.url' },
    // line numbers stay
    handler: (code, id) => ({
      code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
      map: null,
    }),
  },
}

/** Writes to a temporary file and renames it, so that concurrent starts always find a complete one. */
function write(place, code, map, modules) {
  mkdirSync(dirname(place), { recursive: true })
  const stamp = createHash('sha256').update(code).digest('hex').slice(0, 12)
  const file = `${place}.${stamp}.js`
  const put = (path, text) => {
    writeFileSync(`${path}.${process.pid}`, text)
    renameSync(`${path}.${process.pid}`, path)
  }
  put(`${file}.map`, JSON.stringify(map))
  put(file, code)
  put(`${place}.json`, JSON.stringify({ file, node: process.version, modules }))
  forget(place, stamp)
  return file
}

function forget(place, stamp) {
  for (const other of readdirSync(dirname(place))) {
    if (!other.startsWith(`${basename(place)}.`) || other === `${basename(place)}.json` || other.includes(stamp))
      continue
    const path = join(dirname(place), other)
    if (Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > KEPT_MS) rmSync(path, { force: true })
  }
}

try {
  const [, , entry, root] = process.argv
  process.stdout.write((await make(entry, root)) ?? '')
} catch (error) {
  process.stderr.write(error.message)
  process.exitCode = 1
}
