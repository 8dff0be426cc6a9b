import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ErrorObject } from 'ajv'
import type { Problem } from '../problem.ts'
import { suggestName } from '../suggest.ts'
import { metaSchemas } from './meta-schemas.ts'
import { PassedFiles } from './passed-files.ts'
import { GROUPS, type Sources } from './read.ts'

/** Files of the meta-schemas; `source.json` is the part of report.json for `source`. */
const META = [
  'entity.json',
  'report.json',
  'source.json',
  'fragment.json',
  GROUPS,
  'screen.json',
  'measure.json',
  'dashboard.json',
]

/** Validates each file that changed since it last passed against its meta-schema; each mistake once, with its path and a hint. */
export function checkMeta(
  root: string,
  { fragments, entities, reports, dashboards, measures, groups, screens }: Sources,
): Problem[] {
  const texts = new Map(META.map((name) => [name, readFileSync(join(root, 'meta', name), 'utf8')]))
  const passed = new PassedFiles(root, JSON.stringify([...texts]))
  let meta: ReturnType<typeof metaSchemas> | undefined
  const problemsOf = (name: string, file: string, written: object): Problem[] => {
    const key = passed.keyOf(name, written)
    if (passed.has(key)) return []
    meta ??= metaSchemas(root, texts)
    const problems = toProblems(file, written, meta.errors(name, written))
    if (problems.length === 0) passed.add(key)
    return problems
  }
  const problems = fragments.flatMap(({ file, schema }) => problemsOf('fragment.json', file, schema))
  // a broken fragment would cause problems in every file that uses it
  if (problems.length > 0) return problems
  const found = [
    ...entities.flatMap(({ file, schema }) => problemsOf('entity.json', file, schema)),
    ...reports.flatMap(({ file, schema }) => problemsOf('report.json', file, schema)),
    ...(groups ? problemsOf(GROUPS, GROUPS, groups) : []),
    ...screens.flatMap(({ file, screen }) => problemsOf('screen.json', file, screen)),
    ...measures.flatMap(({ file, measure }) => problemsOf('measure.json', file, measure)),
    ...dashboards.flatMap(({ file, schema }) => problemsOf('dashboard.json', file, schema)),
  ]
  passed.save()
  meta?.save()
  return found
}

/** Turns Ajv errors of a file (`allErrors`, `verbose`) into problems, each mistake once, with its path and a hint. */
export function toProblems(file: string, schema: object, errors: ErrorObject[]): Problem[] {
  const seen = new Set<string>()
  const problems: Problem[] = []
  const several = new Map(errors.filter(isOfWrongType).map((error) => [error.instancePath, typesAt(errors, error)]))
  for (const error of errors) {
    if (error.keyword === 'anyOf' || error.keyword === 'propertyNames' || error.keyword === 'if') continue
    const types = several.get(error.instancePath)
    if (types && error.keyword === 'type') error.params = { type: types }
    // of several alternatives report only the errors of the one the author meant
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

/** An `anyOf` whose alternatives all failed by type: the value has none of the allowed types. */
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

/** A type error of an alternative, where the value matches another alternative's type but has errors inside it. */
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
      return { file, path: [...path, name], message: `"${name}" não é conhecido aqui`, hint: suggestName(name, known) }
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
        hint: suggestName(value, allowed) ?? `use ${allowed.join(', ')}`,
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
