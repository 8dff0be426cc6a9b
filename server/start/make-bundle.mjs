// node server/start/make-bundle.mjs <entry> <folder of the project>: puts a program together and prints the path of its file; nothing where
// none can be written. Mistakes go to stderr.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { placeOf, stamps } from './bundle.mjs'

/** What decides besides the modules themselves how they are put together. */
const ALWAYS = ['package.json', 'tsconfig.json', 'package-lock.json', 'server/start/make-bundle.mjs']

/** A process that began just before may still be about to read what it replaced. */
const KEPT_MS = 24 * 60 * 60 * 1000

async function make(entry, root) {
  const place = placeOf(entry, root)
  const began = Date.now()
  const { code, map, modules } = await bundle(entry, root, dirname(place))
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

async function bundle(entry, root, folder) {
  const made = await rolldown({
    cwd: root,
    input: entry,
    platform: 'node',
    // of a package only the name stands there, unless it is a heap of small files
    external: (id) => !/^[.#\0]/.test(id) && !isAbsolute(id) && id !== 'kysely',
    // what is delivered is what the tests run, in one file
    treeshake: false,
    plugins: [places],
  })
  // comments and indentation would be read at each start; names stay, for what a log tells
  const minify = { compress: false, mangle: false, codegen: true }
  const { output } = await made.generate({
    format: 'esm',
    codeSplitting: false,
    keepNames: true,
    sourcemap: true,
    minify,
  })
  await made.close()
  const [{ code, map, moduleIds }] = output
  map.sources = map.sources.map((source) => pathToFileURL(resolve(folder, source)).href)
  map.sourcesContent = undefined
  return { code: inLatin1(code), map, modules: moduleIds.filter(isAbsolute) }
}

/**
 * Escapes what Latin-1 lacks: V8 keeps a source with one such character in two bytes for every one. No line moves. Where an escape would be read
 * as something else (after a backslash, in raw text) all stays as it is.
 */
const inLatin1 = (code) =>
  /\\[^\0-\xff]|\braw`/.test(code)
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
  const file = `${place}.${stamp}.mjs`
  const put = (path, text) => {
    writeFileSync(`${path}.${process.pid}`, text)
    renameSync(`${path}.${process.pid}`, path)
  }
  put(`${file}.map`, JSON.stringify(map))
  put(file, `${code}\n//# sourceMappingURL=${basename(file)}.map\n`)
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
