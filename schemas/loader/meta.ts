import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ErrorObject } from 'ajv'
import type { Problem } from './problem.ts'
import { GROUPS, type Sources } from './read.ts'
import { suggest } from './suggest.ts'

/** At every start the meta-schemas are compiled for one reading of the files: quick to compile counts, not quick to run. */
const quick = { inlineRefs: false, validateSchema: false, code: { optimize: false } } as const

/** `x-report.source`, which is half of what a report may say. */
const SOURCE = 'source.json'

/** Checks every file against its meta-schema; each mistake once, with the place and a hint. */
export function checkMeta(root: string, sources: Sources): Problem[] {
  const ajv = new Ajv({ allErrors: true, strict: false, verbose: true, ...quick })
  ajv.addFormat('regex', (text: string) => isRegExp(text))
  // names of this moment, for editors only: what exists is the resolver's business
  ajv.addSchema(
    { $defs: { ref: {}, options: {}, field: {}, subgroup: {}, after: {}, authority: {} } },
    '../generated/names.json',
  )
  const read = (name: string) => JSON.parse(readFileSync(join(root, 'meta', name), 'utf8')) as object
  const entity = ajv.compile(read('entity.json'))
  const report = ajv.addSchema(read(SOURCE), SOURCE).compile(read('report.json'))
  const problems: Problem[] = []
  if (sources.fragments.length > 0) {
    const fragment = ajv.addSchema(read('entity.json'), 'entity.json').compile(read('fragment.json'))
    for (const { file, schema } of sources.fragments)
      if (!fragment(schema)) problems.push(...toProblems(file, schema, fragment.errors ?? []))
    // whoever takes it would be blamed for it too
    if (problems.length > 0) return problems
  }
  for (const { file, schema } of sources.entities)
    if (!entity(schema)) problems.push(...toProblems(file, schema, entity.errors ?? []))
  for (const { file, schema } of sources.reports)
    if (!report(schema)) problems.push(...toProblems(file, schema, report.errors ?? []))
  return [...problems, ...checkScreens(ajv, read, sources)]
}

/** groups.json and the bespoke screens, which name its pictures. */
function checkScreens(ajv: Ajv, read: (name: string) => object, { groups, screens }: Sources): Problem[] {
  if (!groups && screens.length === 0) return []
  const group = ajv.addSchema(read(GROUPS), GROUPS).getSchema(GROUPS)
  const problems = groups && !group?.(groups) ? toProblems(GROUPS, groups, group?.errors ?? []) : []
  if (screens.length === 0) return problems
  const screen = ajv.compile(read('screen.json'))
  for (const { file, screen: written } of screens)
    if (!screen(written)) problems.push(...toProblems(file, written, screen.errors ?? []))
  return problems
}

function isRegExp(text: string): boolean {
  try {
    new RegExp(text, 'u')
    return true
  } catch {
    return false
  }
}

/** What Ajv (with `allErrors` and `verbose`) found wrong in a file, each mistake once, with the place and a hint. */
export function toProblems(file: string, schema: object, errors: ErrorObject[]): Problem[] {
  const seen = new Set<string>()
  const problems: Problem[] = []
  const several = new Map(errors.filter(isOfWrongType).map((error) => [error.instancePath, typesAt(errors, error)]))
  for (const error of errors) {
    if (error.keyword === 'anyOf' || error.keyword === 'propertyNames' || error.keyword === 'if') continue
    const types = several.get(error.instancePath)
    if (types && error.keyword === 'type') error.params = { type: types }
    // of several forms the one that was meant
    else if (types === undefined && isOtherForm(errors, error)) continue
    const problem = toProblem(file, error)
    const key = `${problem.path.join('/')} ${problem.message}`
    if (!seen.has(key)) problems.push(problem)
    seen.add(key)
  }
  return problems.length > 0 || errors.length === 0
    ? problems
    : [{ file, path: [], message: `não segue o meta-esquema (${Object.keys(schema).length} chaves)` }]
}

/** What may have one of several types has none of them. */
const isOfWrongType = ({ keyword, instancePath }: ErrorObject, _i: number, all: ErrorObject[]): boolean =>
  keyword === 'anyOf' &&
  all.filter((other) => other.instancePath === instancePath).every(({ keyword: k }) => k === 'anyOf' || k === 'type')

const typesAt = (errors: ErrorObject[], { instancePath }: ErrorObject): string =>
  [
    ...new Set(
      errors
        .filter((other) => other.instancePath === instancePath && other.keyword === 'type')
        .map(({ params }) => String(params.type)),
    ),
  ].join(' ou ')

/** 'deve ser do tipo string' where an object stands that has a mistake of its own. */
const isOtherForm = (errors: ErrorObject[], { keyword, instancePath, schemaPath }: ErrorObject): boolean =>
  keyword === 'type' &&
  /\/anyOf\/\d+\/type$/.test(schemaPath) &&
  errors.some(
    (other) => other.keyword !== 'type' && other.keyword !== 'anyOf' && other.instancePath.startsWith(instancePath),
  )

function toProblem(file: string, error: ErrorObject): Problem {
  const path: (string | number)[] = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
  const params = error.params as Record<string, unknown>
  switch (error.keyword) {
    case 'additionalProperties': {
      const name = String(params.additionalProperty)
      const known = Object.keys((error.parentSchema as { properties?: object })?.properties ?? {})
      return { file, path: [...path, name], message: `"${name}" não é conhecido aqui`, hint: suggest(name, known) }
    }
    case 'required':
      return { file, path, message: `falta "${String(params.missingProperty)}"` }
    case 'enum': {
      const allowed = (params.allowedValues as unknown[]).map(String)
      const value = String(error.data)
      return {
        file,
        path: error.propertyName === undefined ? path : [...path, error.propertyName],
        message: `"${value}" não é permitido`,
        hint: suggest(value, allowed) ?? `use ${allowed.join(', ')}`,
      }
    }
    case 'const':
      return { file, path, message: `deve ser ${JSON.stringify(params.allowedValue)}` }
    case 'type':
      return { file, path, message: `deve ser do tipo ${String(params.type)}` }
    case 'pattern':
      if (error.propertyName !== undefined && error.schemaPath.includes('propertyNames'))
        return {
          file,
          path: [...path, error.propertyName],
          message: `"${error.propertyName}" não serve de nome de campo: comece com minúscula, só letras sem acento e dígitos`,
        }
      return { file, path, message: `"${String(error.data)}" não tem a forma ${String(params.pattern)}` }
    case 'format':
      return { file, path, message: `"${String(error.data)}" não é uma expressão regular` }
    case 'minLength':
      return { file, path, message: 'não pode ser um texto vazio' }
    case 'minItems':
    case 'minProperties':
      return { file, path, message: 'não pode ser vazio' }
    case 'minimum':
      return { file, path, message: `deve ser no mínimo ${String(params.limit)}` }
    case 'maximum':
      return { file, path, message: `deve ser no máximo ${String(params.limit)}` }
    case 'exclusiveMinimum':
      return { file, path, message: `deve ser maior que ${String(params.limit)}` }
    case 'uniqueItems':
      return {
        file,
        path,
        message: `${JSON.stringify((error.data as unknown[])[Number(params.i)])} aparece duas vezes`,
      }
    default:
      return { file, path, message: error.message ?? error.keyword }
  }
}
