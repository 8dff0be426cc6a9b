// node server/start/program.mjs server/main.ts [arguments]: runs a program of the project from one bundled file, which starts faster than a thousand sources through
// tsx.
import { pathToFileURL } from 'node:url'
import { bundled, projectRoot } from './bundle.mjs'
import { loadProgram } from './load-program.mjs'

const [entry, ...words] = process.argv.slice(2)
const program = await bundled(entry)
process.argv = [process.argv[0], entry, ...words]
if (program === undefined) {
  // fallback where no bundle can be written: runs the sources by tsx, which is slower
  process.setSourceMapsEnabled(true)
  const { register } = await import('tsx/esm/api')
  register()
  await import(new URL(entry, pathToFileURL(projectRoot)).href)
} else await loadProgram(program)
