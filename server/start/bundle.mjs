import { execFile } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of package.json. */
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url))

const MAKER = fileURLToPath(new URL('make-bundle.mjs', import.meta.url))

/**
 * Returns the bundle of a program, with packages mostly external, rebuilt when a module changed. Built in a child process: the bundler's 200 MB would
 * stay in the program's memory.
 * @param {string} entry path of its first module from the project's folder
 * @param {string} [root] the project's folder
 * @returns {Promise<string | undefined>} path of the file; undefined where none can be written
 * @throws when a module is missing or cannot be read as TypeScript
 */
export async function bundled(entry, root = projectRoot) {
  return read(placeOf(entry, root)) ?? (await make(entry, root))
}

/** Path of a program's files without extension. */
export const placeOf = (entry, root) =>
  join(root, '.cache', 'programs', entry.replace(/\.ts$/, '').replaceAll('/', '-'))

function make(entry, root) {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [MAKER, entry, root], { encoding: 'utf8' }, (error, stdout, stderr) =>
      error ? reject(new Error(stderr.trim() || error.message)) : resolve(stdout || undefined),
    )
  })
}

/** Path, mtime and size of each module; 0 for missing ones. */
export const stamps = (paths) =>
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
