// node server/start/make-bundle.mjs <entry> <folder of the project>: puts a program together and prints the path of its file; nothing where
// none can be written. Mistakes go to stderr.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, dirname, isAbsolute, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { parseSync } from 'rolldown/utils'
import { placeOf, stamps } from './bundle.mjs'

/** What decides besides the modules themselves how they are put together. */
const ALWAYS = ['package.json', 'tsconfig.json', 'package-lock.json', 'server/start/make-bundle.mjs']

/** Packages that stand in the program, with what they need: what a start loads and what reads no files beside it. */
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
/** What packages inside name and a run does not use: native code that is not there, and what formats code for people. */
const OUTSIDE = new Set(['pg-native', 'prettier'])

/** A process that began just before may still be about to read what it replaced. */
const KEPT_MS = 24 * 60 * 60 * 1000

async function make(entry, root) {
  const place = placeOf(entry, root)
  const began = Date.now()
  const { code, map, modules } = await bundle(entry, root)
  // what was saved meanwhile may stand in it or not: the next start makes it anew
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
    // what is delivered is what the tests run, in one file
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
  // the bundler names sources as seen from `dist`, its folder for output
  map.sources = map.sources.map((source) => pathToFileURL(resolve(root, 'dist', source)).href)
  map.sourcesContent = undefined
  return { code: asFunction(inLatin1(code)), map, modules: moduleIds.filter(isAbsolute) }
}

/** Of a package outside only the name stands in the program. */
function isOutside(id, importer = '') {
  if (/^[.#\0]/.test(id) || isAbsolute(id)) return false
  if (isBuiltin(id)) return true
  const [scope, name] = id.split('/')
  const packageName = scope.startsWith('@') ? `${scope}/${name}` : scope
  return OUTSIDE.has(packageName) || !(INSIDE.has(packageName) || importer.includes('/node_modules/'))
}

/**
 * V8 keeps compiled code of scripts, not of modules: the module becomes a function that is given `require` and what imports a package. Imports become
 * statements of it, and it offers nothing to others. No line moves.
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
  // a function in parentheses would be compiled with the script and again with its own: 60 MB more
  return `({ async program(require, importPackage) { 'use strict'; ${body}${code.slice(at)}\n} }).program`
}

/** What is of Node is not imported as a module: for that it would list all it has. */
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
 * Escapes what Latin-1 lacks: V8 keeps a source with one such character in two bytes for every one. No line moves. Where an escape would be read
 * as something else (after a backslash, in raw text) all stays as it is.
 */
const inLatin1 = (code) =>
  /\\[^\0-\xff]|String\.raw`/.test(code)
    ? code
    : code.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** A module reads the files beside its source, wherever its code runs. */
const places = {
  name: 'places',
  transform: {
    filter: { code: 'import.meta.url' },
    // no line moves
    handler: (code, id) => ({
      code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
      map: null,
    }),
  },
}

/** Written aside and put in place at once: of several that start together each finds a whole one. */
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
