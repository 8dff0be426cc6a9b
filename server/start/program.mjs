// node server/start/program.mjs server/main.ts [arguments]: runs a program of the project from one bundled file, which starts sooner than its
// thousand sources one by one through tsx.
import { pathToFileURL } from 'node:url'
import { bundled, projectRoot } from './bundle.mjs'
import { loadProgram } from './load-program.mjs'

const [entry, ...words] = process.argv.slice(2)
const program = await bundled(entry)
process.argv = [process.argv[0], entry, ...words]
if (program === undefined) {
  // where nothing can be written the sources serve as well, only slower
  process.setSourceMapsEnabled(true)
  const { register } = await import('tsx/esm/api')
  register()
  await import(new URL(entry, pathToFileURL(projectRoot)).href)
} else await loadProgram(program)
