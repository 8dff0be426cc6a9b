import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { XMeasure } from '#schemas/runtime/written/dashboards.ts'
import type { XGroups, XScreen } from '#schemas/runtime/written/screens.ts'
import { SCREENS } from '../menu/screen.ts'
import type { Problem } from '../problem.ts'

/** File with the groups of the menu. */
export const GROUPS = 'groups.json'

/** Folders of a group's dashboards and measures. */
export const DASHBOARDS = 'paineis'
export const MEASURES = 'medidas'

/** Folders of schemas/ that hold code or output instead of entities. */
export const notGroups: ReadonlySet<string> = new Set(['meta', 'runtime', 'loader', 'generated', 'fragments'])

export interface SourceFile {
  /** 'captacao/etapa-seletiva.json' */
  file: string
  schema: JsonSchema
}

/** A bespoke screen as written. */
export interface ScreenFile {
  /** 'captacao/telas/selecao.json' */
  file: string
  screen: XScreen
}

/** A measure as written. */
export interface MeasureFile {
  /** 'captacao/medidas/vagas.json' */
  file: string
  measure: XMeasure
}

export interface Sources {
  entities: SourceFile[]
  reports: SourceFile[]
  dashboards: SourceFile[]
  measures: MeasureFile[]
  screens: ScreenFile[]
  /** groups.json */
  groups?: XGroups
  /** fragments that several definitions share: 'fragments/endereco.json' */
  fragments: SourceFile[]
  /** 'conditions.json' and 'enums.json' */
  shared: Map<string, JsonSchema>
  /** text of each file, unparsed */
  texts: Map<string, string>
  problems: Problem[]
}

/** Reads every JSON file below `root` (the schemas folder), sorted by name; unreadable JSON becomes a problem. */
export function readSources(root: string): Sources {
  const sources: Sources = {
    entities: [],
    reports: [],
    dashboards: [],
    measures: [],
    screens: [],
    fragments: [],
    shared: new Map(),
    texts: new Map(),
    problems: [],
  }
  const parse = <T>(file: string): T | undefined => {
    try {
      const text = readFileSync(join(root, file), 'utf8')
      sources.texts.set(file, text)
      return JSON.parse(text) as T
    } catch (error) {
      sources.problems.push({ file, path: [], message: `não é JSON válido: ${(error as Error).message}` })
      return undefined
    }
  }
  const collect = <T>(folder: string, take: (file: string, content: T) => void) => {
    for (const name of readdirSync(join(root, folder)).sort()) {
      if (!name.endsWith('.json')) continue
      const file = `${folder}/${name}`
      const content = parse<T>(file)
      if (content) take(file, content)
    }
  }
  const schemas = (into: SourceFile[]) => (file: string, schema: JsonSchema) => into.push({ file, schema })
  for (const name of readdirSync(root).sort()) {
    if (name === GROUPS) {
      sources.groups = parse<XGroups>(name)
    } else if (name.endsWith('.json')) {
      const schema = parse<JsonSchema>(name)
      if (schema) sources.shared.set(name, schema)
    } else if (name === 'fragments') {
      collect(name, schemas(sources.fragments))
    } else if (!notGroups.has(name) && statSync(join(root, name)).isDirectory()) {
      const inside = readdirSync(join(root, name))
      collect(name, schemas(sources.entities))
      if (inside.includes('relatorios')) collect(`${name}/relatorios`, schemas(sources.reports))
      if (inside.includes(DASHBOARDS)) collect(`${name}/${DASHBOARDS}`, schemas(sources.dashboards))
      if (inside.includes(MEASURES))
        collect(`${name}/${MEASURES}`, (file, measure: XMeasure) => sources.measures.push({ file, measure }))
      if (inside.includes(SCREENS))
        collect(`${name}/${SCREENS}`, (file, screen: XScreen) => sources.screens.push({ file, screen }))
    }
  }
  return sources
}
