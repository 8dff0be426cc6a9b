import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Model } from '#schemas/load.ts'
import { formats } from '#schemas/runtime/formats/formats.ts'
import { requiredMessage } from '#schemas/runtime/messages.ts'
import type { Field } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { fieldIn } from './inventory-field.ts'

/** The specification's fields and rules of this product's first entities, condensed. */
interface Inventory {
  /** by the specification's name; `within`: the fields stand in that inline object */
  entities: Record<string, Wanted>
  rules: Record<string, Rule>
}

interface Wanted {
  /** entity path */
  schema: string
  within?: string
  fields: string[]
  /** names the list's filters go by on the wire */
  filters?: string[]
  rules?: string[]
}

interface Rule {
  /** texts people read when it is broken */
  messages?: string[]
  /** '<entity path>:<field path>' that it makes mandatory */
  required?: string
  /** '<entity path>:<field path>' whose length it limits */
  field?: string
  max?: number
}

export interface Exceptions {
  [fieldOrRule: string]: string
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))

/** Reasons for what is left out, by '<specification's entity>.<field>' or rule; one file per area. */
export const readExceptions = (
  files = ['inventory-exceptions.json', 'inventory-exceptions-captacao.json'],
): Exceptions => Object.assign({}, ...files.map((file) => read(file) as Exceptions))

/** Where a rule that no keyword of a schema shows is kept: '<file>#<text in it>'. */
const readEvidence = () => read('inventory-evidence.json') as Record<string, string[]>

/** What the specification has and the product has not, as '<entity>.<field>' and rule names; exceptions left out. */
export function absentFromSchemas(model: Model, exceptions: Exceptions): string[] {
  const { entities, rules } = read('inventory.json') as Inventory
  const evidence = readEvidence()
  const texts = allTexts(model)
  const fields = Object.entries(entities).flatMap(([name, wanted]) =>
    missingIn(model, wanted).map((path) => `${name}.${path}`),
  )
  const broken = Object.entries(rules)
    .filter(([name, rule]) => !(name in exceptions) && !holds(model, texts, rule, evidence[name]))
    .map(([name]) => name)
  return [...fields.filter((path) => !(path in exceptions)), ...broken]
}

function missingIn(model: Model, { schema, within, fields, filters = [] }: Wanted): string[] {
  const known = model.entities.get(schema)?.list.filters.map(({ name }) => name) ?? []
  const absent = fields.filter((path) => !fieldIn(model, schema, within ? `${within}.${path}` : path))
  return [...absent, ...filters.filter((name) => !known.includes(name))]
}

function holds(model: Model, texts: Set<string>, rule: Rule, places: string[] | undefined): boolean {
  const shown = rule.messages?.every((text) => [...texts].some((known) => known.includes(text))) ?? true
  const required = rule.required === undefined || isDemanded(fieldNamed(model, rule.required))
  const limited = rule.max === undefined || limitOf(fieldNamed(model, rule.field ?? '')) === rule.max
  const kept = places === undefined || places.every(isThere)
  const said = rule.messages !== undefined || rule.required !== undefined || rule.max !== undefined
  return shown && required && limited && kept && (said || places !== undefined)
}

const limitOf = (field: Field | undefined) => field?.schema.maxLength ?? field?.schema.maximum

const isDemanded = (field: Field | undefined) =>
  field !== undefined && (field.required || field.requiredWhen.length > 0)

function fieldNamed(model: Model, name: string): Field | undefined {
  const [schema = '', path = ''] = name.split(':')
  return fieldIn(model, schema, path)
}

function isThere(place: string): boolean {
  const [file = '', ...snippet] = place.split('#')
  const path = join(root, file)
  return existsSync(path) && dense(readFileSync(path, 'utf8')).includes(dense(snippet.join('#')))
}

/** Line breaks are the formatter's. */
const dense = (text: string) => text.replace(/\s+/g, '')

/** Every text a rule may show: of fields, formats and definitions, and what stands in the code of the domain and of the plugins. */
function allTexts(model: Model): Set<string> {
  const texts = new Set<string>()
  for (const entity of model.entities.values()) {
    for (const { message } of entity.checks) if (message) texts.add(message)
    for (const field of [...entity.fields, ...leafFields(entity.fields)]) {
      texts.add(requiredMessage(field))
      for (const text of Object.values(field.hint.messages ?? {})) texts.add(text)
      const format = field.format && formats[field.format]
      if (format) texts.add(format.message.replace('{label}', field.title))
    }
  }
  for (const folder of ['server/domain', 'server/plugins', 'schemas/runtime'])
    for (const file of sources(join(root, folder))) texts.add(file)
  return texts
}

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
