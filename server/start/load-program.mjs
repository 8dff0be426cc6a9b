import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire, SourceMap } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { Script } from 'node:vm'

/** In which a program that goes on running has compiled what its start takes, in ms. */
const STARTED_MS = 10_000

/**
 * Runs a program in one file (`bundled`). What V8 compiled of it is kept beside it, so that the next start does not compile it again.
 * @param {string} file
 * @returns {Promise<void>} when its modules have run
 */
export async function loadProgram(file) {
  const cache = `${file}.v8`
  const cachedData = readIfThere(cache)
  const script = new Script(readFileSync(file, 'utf8'), { filename: file, cachedData })
  if (cachedData === undefined || script.cachedDataRejected) keepCompiled(script, cache)
  tellSources(file)
  await script.runInThisContext()(createRequire(file), (name) => import(name))
}

function readIfThere(path) {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

/**
 * Functions are compiled when they are first called: those of a start are known some time after it, or at the program's end. Until then V8 forgets none of them;
 * its flags have to be those of the next start when the code is written.
 */
function keepCompiled(script, cache) {
  setFlagsFromString('--no-flush-bytecode')
  const write = () => {
    clearTimeout(timer)
    process.off('exit', write)
    setFlagsFromString('--flush-bytecode')
    try {
      writeFileSync(`${cache}.${process.pid}`, script.createCachedData())
      renameSync(`${cache}.${process.pid}`, cache)
    } catch {
      // a folder that may not be written
    }
  }
  const timer = setTimeout(write, STARTED_MS).unref()
  process.on('exit', write)
}

/** The map takes 140 MB once it is read: not for longer than mistakes that come together, in ms. */
const MAP_MS = 60_000

/** Stacks name file and line of the sources. */
function tellSources(file) {
  let map
  const forget = () => {
    map = undefined
  }
  Error.prepareStackTrace = (error, sites) => {
    if (map === undefined && sites.some((site) => site.getFileName() === file)) {
      setTimeout(forget, MAP_MS).unref()
      map = readMap(file)
    }
    return [nameOf(error), ...sites.map((site) => `    at ${sourceOf(site, file, map)}`)].join('\n')
  }
}

function readMap(file) {
  const text = readIfThere(`${file}.map`)
  return text ? new SourceMap(JSON.parse(text)) : null
}

function nameOf(error) {
  try {
    return Error.prototype.toString.call(error)
  } catch {
    return 'Error'
  }
}

function sourceOf(site, file, map) {
  if (!map || site.getFileName() !== file) return String(site)
  const [line, column] = [site.getLineNumber(), site.getColumnNumber()]
  const { originalSource, originalLine, originalColumn } = map.findEntry(line - 1, column - 1)
  if (originalSource === undefined) return String(site)
  return String(site).replace(
    `${file}:${line}:${column}`,
    `${originalSource}:${originalLine + 1}:${originalColumn + 1}`,
  )
}
