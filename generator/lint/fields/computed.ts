import { restsOn } from '#schemas/loader/computed/rests-on.ts'
import type { Problem } from '#schemas/loader/problem.ts'
import { looksAtField } from '#schemas/runtime/computed/looks.ts'
import type { Entity, Field, JsonSchema } from '#schemas/runtime/model.ts'
import { fieldAt, leafFields } from '#schemas/runtime/paths.ts'
import type { XCheck } from '#schemas/runtime/written/written.ts'
import type { LintContext, LintRule, Path } from '../context.ts'

/** A computed field reveals nothing to readers without permission, stands only where computed values are allowed, and is used in rules only if it depends on the record alone. */
export const computedFields: LintRule = (subject, context) => {
  const { entity, file, schema } = subject
  const each = leafFields(entity.fields).flatMap((field) => {
    if (!field.computed) return []
    const at: Path = field.path.split('.').flatMap((name) => ['properties', name])
    const found = field.computes ? [...leaks(entity, field, context), ...misplaced(field)] : []
    return found.map((one) => ({ ...one, file, path: [...at, ...one.path] }))
  })
  return [...each, ...needColumns(entity, file), ...decided(entity, file, schema)]
}

type Found = Omit<Problem, 'file'>
const COMPUTED: Path = ['x-field', 'computed']

function leaks(entity: Entity, field: Field, { model }: LintContext): Found[] {
  const { fields, others } = restsOn(model.entities, entity, field)
  const found = new Map<string, Found>()
  const say = (message: string, hint: string) => found.set(message, { path: COMPUTED, message, hint })
  for (const { field: source, entity: at } of fields) {
    const { authority, lgpd } = source.hint
    const name = at === entity ? source.path : `${at.path}.${source.path}`
    if (authority !== undefined && field.hint.authority !== authority)
      say(
        `"${name}" só se lê com ${authority}: o valor calculado o diria a outros`,
        `diga "authority": "${authority}" em x-field`,
      )
    if (lgpd && lgpd.class !== 'nenhum' && !field.hint.lgpd)
      say(
        `"${name}" é dado pessoal (${lgpd.class}), e "${field.path}" nada diz sobre isso`,
        `diga "lgpd": { "class": "${lgpd.class}" } em x-field`,
      )
  }
  for (const { entity: other, told, label } of others) {
    // the label is visible beside the reference anyway
    if (told || label || !hasOtherReaders(entity, other)) continue
    say(
      `os registros de ${other.path} têm outros leitores: o valor calculado lhes diria o que não podem ler`,
      'diga "as": "record" junto do operador, se é um fato deste registro que todo leitor dele pode saber',
    )
  }
  return [...found.values()]
}

const hasOtherReaders = (entity: Entity, other: Entity): boolean =>
  other.rows !== undefined || (other.authority.read !== 'LOGIN' && other.authority.read !== entity.authority.read)

function misplaced({ hint, schema, required, requiredWhen, path }: Field): Found[] {
  const wrong = (at: Path, what: string): Found => ({ path: at, message: `"${path}" é calculado: ${what}` })
  return [
    ...(schema.default !== undefined ? [wrong(['default'], 'não tem valor inicial')] : []),
    ...(hint.default !== undefined ? [wrong(['x-field', 'default'], 'não tem valor inicial')] : []),
    ...(hint.search ? [wrong(['x-field', 'search'], 'a busca só lê o que está guardado')] : []),
    ...(hint.inForce !== undefined ? [wrong(['x-field', 'inForce'], 'um valor tem uma só origem')] : []),
    ...(required || requiredWhen.length > 0 ? [wrong([], 'ninguém o preenche, e não pode ser obrigatório')] : []),
  ]
}

/** Labels, histories and row permissions need columns, not computed fields. */
function needColumns(entity: Entity, file: string): Problem[] {
  const { rows, effective, tree, retention } = entity
  const named: [Path, string | undefined][] = [
    ...entity.label.map((name): [Path, string] => [['label'], name]),
    [['tree'], tree],
    [['rows', 'area'], rows?.area],
    [['rows', 'hiddenFromManager'], rows?.hiddenFromManager],
    [['rows', 'through'], rows?.through],
    [['effective', 'start'], effective?.start],
    [['effective', 'end'], effective?.end],
    [['retention', 'from'], retention?.from],
  ]
  return named.flatMap(([path, name]): Problem[] =>
    name !== undefined && fieldAt(entity, name)?.computed
      ? [{ file, path: ['x-entity', ...path], message: `"${name}" é calculado e não tem coluna: não serve aqui` }]
      : [],
  )
}

/** Rules are evaluated while a record is written: they can use only computed fields that depend on the record alone. */
function decided(entity: Entity, file: string, schema: JsonSchema): Problem[] {
  const late = leafFields(entity.fields).filter(({ computes }) => computes && computes.from !== 'record')
  return late.flatMap(({ path }): Problem[] => {
    const message = `"${path}" se calcula de outros registros: uma regra não pode olhá-lo`
    const rules = (schema.allOf ?? []).flatMap((rule, i): Problem[] =>
      looksAtField(rule, path) ? [{ file, path: ['allOf', i], message }] : [],
    )
    const checks = entity.checks.flatMap((check: XCheck, i): Problem[] =>
      Object.entries(check).some(([key, value]) => key !== 'check' && key !== 'message' && isNamed(value, path))
        ? [{ file, path: ['x-entity', 'checks', i], message }]
        : [],
    )
    return [...rules, ...checks]
  })
}

const isNamed = (value: unknown, path: string): boolean =>
  Array.isArray(value) ? value.includes(path) : value === path
