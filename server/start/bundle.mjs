import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Folder of package.json. */
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url))

/** What decides besides the modules themselves how they are put together. */
const ALWAYS = ['package.json', 'tsconfig.json', 'package-lock.json', 'server/start/bundle.mjs']

/** A process that began just before may still be about to read what it replaced. */
const KEPT_MS = 24 * 60 * 60 * 1000

/**
 * The program in one file, packages left outside, made anew when one of its modules changed.
 * @param {string} entry path of its first module from the project's folder
 * @param {string} [root] the project's folder
 * @returns {Promise<string | undefined>} path of the file; nothing where none can be written
 * @throws when a module is missing or cannot be read as TypeScript
 */
export async function bundled(entry, root = projectRoot) {
  const place = join(root, '.cache', 'programs', entry.replace(/\.ts$/, '').replaceAll('/', '-'))
  const present = read(place)
  if (present) return present
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
  const { rolldown } = await import('rolldown')
  const made = await rolldown({
    cwd: root,
    input: entry,
    platform: 'node',
    // of a package only the name stands there
    external: (id) => !/^[.#\0]/.test(id) && !isAbsolute(id),
    // what is delivered is what the tests run, in one file
    treeshake: false,
    plugins: [places],
  })
  const { output } = await made.generate({ format: 'esm', codeSplitting: false, keepNames: true, sourcemap: true })
  await made.close()
  const [{ code, map, moduleIds }] = output
  map.sources = map.sources.map((source) => pathToFileURL(resolve(folder, source)).href)
  map.sourcesContent = undefined
  return { code, map, modules: moduleIds.filter(isAbsolute) }
}

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

/** Path, time and size of each module; what is gone has none. */
const stamps = (paths) =>
  paths.map((path) => {
    const stat = statSync(path, { throwIfNoEntry: false })
    return [path, stat?.mtimeMs ?? 0, stat?.size ?? 0]
  })

function read(place) {
  try {
    const { file, modules, node } = JSON.parse(readFileSync(`${place}.json`, 'utf8'))
    const same = JSON.stringify(stamps(modules.map(([path]) => path))) === JSON.stringify(modules)
    return same && node === process.version && file.startsWith(place) && existsSync(file) ? file : undefined
  } catch {
    return undefined
  }
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
