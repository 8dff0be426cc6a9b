import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { definitionModule } from './compile.ts'
import { readModel, schemasFolder } from './load.ts'
import type { SourceFile } from './loader/files/read.ts'
import { formatProblem } from './loader/problem.ts'
import type { JsonSchema } from './runtime/model.ts'

const QUERY = '?definicao'
const PREFIX = '\0definicao:'
/** Virtual folder of these definitions: `../captacao/x.json` resolves from there to the product's own. */
const GROUP = 'amostras'

/**
 * Vite plugin for `import module from './x.json?definicao'`: compiles a definition beside the code to a definition
 * module at build time, like those the server delivers for schemas/; the browser compiles nothing.
 */
export function definitionsPlugin(): Plugin {
  return {
    name: 'prumo-definitions',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith(`.json${QUERY}`) || !importer) return null
      // dropped extension: Vite would parse the module as JSON
      return PREFIX + join(dirname(importer), source.slice(0, -`.json${QUERY}`.length))
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null
      const file = `${id.slice(PREFIX.length)}.json`
      this.addWatchFile(file)
      return compileDefinition(file)
    },
  }
}

/**
 * Source text of the definition module of one file, which may refer to every definition of the product.
 * @throws Error that names each mistake
 */
export function compileDefinition(file: string): string {
  const { model, problems } = readModel(schemasFolder, sourcesOf(file))
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'))
  return definitionModule(model, `${GROUP}/${basename(file, '.json')}`).code
}

/** The definition and its child entities (`<name>-*.json` beside it), with paths as if they were among the product's own. */
export function sourcesOf(file: string): SourceFile[] {
  const folder = dirname(file)
  const name = basename(file, '.json')
  const family = readdirSync(folder).filter(
    (one) => one === `${name}.json` || (one.startsWith(`${name}-`) && one.endsWith('.json')),
  )
  return family.map((one) => ({
    file: `${GROUP}/${one}`,
    schema: JSON.parse(readFileSync(join(folder, one), 'utf8')) as JsonSchema,
  }))
}
