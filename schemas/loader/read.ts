import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { Problem } from './problem.ts'

/** Folders of schemas/ that hold code or output instead of entities. */
export const notGroups: ReadonlySet<string> = new Set(['meta', 'runtime', 'loader', 'generated', 'fragments'])

export interface SourceFile {
  /** 'captacao/etapa-seletiva.json' */
  file: string
  schema: JsonSchema
}

export interface Sources {
  entities: SourceFile[]
  reports: SourceFile[]
  /** what several definitions say, once: 'fragments/endereco.json' */
  fragments: SourceFile[]
  /** 'conditions.json' and 'enums.json' */
  shared: Map<string, JsonSchema>
  problems: Problem[]
}

/** Reads every JSON file below `root` (the schemas folder), sorted by name; unreadable JSON becomes a problem. */
export function readSources(root: string): Sources {
  const sources: Sources = { entities: [], reports: [], fragments: [], shared: new Map(), problems: [] }
  const parse = (file: string): JsonSchema | undefined => {
    try {
      return JSON.parse(readFileSync(join(root, file), 'utf8')) as JsonSchema
    } catch (error) {
      sources.problems.push({ file, path: [], message: `não é JSON válido: ${(error as Error).message}` })
      return undefined
    }
  }
  const collect = (folder: string, into: SourceFile[]) => {
    for (const name of readdirSync(join(root, folder)).sort()) {
      if (!name.endsWith('.json')) continue
      const file = `${folder}/${name}`
      const schema = parse(file)
      if (schema) into.push({ file, schema })
    }
  }
  for (const name of readdirSync(root).sort()) {
    if (name.endsWith('.json')) {
      const schema = parse(name)
      if (schema) sources.shared.set(name, schema)
    } else if (name === 'fragments') {
      collect(name, sources.fragments)
    } else if (!notGroups.has(name) && statSync(join(root, name)).isDirectory()) {
      collect(name, sources.entities)
      if (readdirSync(join(root, name)).includes('relatorios')) collect(`${name}/relatorios`, sources.reports)
    }
  }
  return sources
}
