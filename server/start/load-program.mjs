import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire, SourceMap } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { Script } from 'node:vm'

/** Delay in ms after which a running program has compiled the functions of its start. */
const STARTED_MS = 10_000

/**
 * Runs a bundled program. V8's code cache is stored beside it, so that the next start skips compilation.
 * @param {string} file
 * @returns {Promise<void>} resolves when its modules have run
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
 * Writes the code cache some time after the start, or at exit: functions are compiled lazily, so the start's are known only then. Until then bytecode
 * flushing is off; V8's flags must equal those of the next start when the cache is written.
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
      // the folder is not writable
    }
  }
  const timer = setTimeout(write, STARTED_MS).unref()
  process.on('exit', write)
}

/** How long the source map (140 MB) is cached after an error, in ms. */
const MAP_MS = 60_000

/** Maps stack traces to files and lines of the sources. */
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
