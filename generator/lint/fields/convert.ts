import type { Problem } from '#schemas/loader/problem.ts'
import { suggestName } from '#schemas/loader/suggest.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import type { XConvert } from '#schemas/runtime/written/convert.ts'
import { fieldPaths, type LintContext, type LintRule, type Path } from '../context.ts'

interface Found {
  path: Path
  message: string
  hint?: string
}

/** `x-field.convert` stands at fields that can hold the values, uses one kind of source, and names former fields correctly. */
export const convertedValues: LintRule = ({ entity, file }, context) => {
  const walk = (fields: Field[], path: Path): Problem[] =>
    fields.flatMap((field) => {
      const at = [...path, 'properties', field.name]
      const said = field.hint.convert
      const own = said
        ? [...kindOf(field, said), ...namesOf(entity, field, said, context), ...insteadOf(field, said)]
        : []
      const here = own.map(({ path: inner, ...rest }) => ({
        file,
        path: [...at, 'x-field', 'convert', ...inner],
        ...rest,
      }))
      return [...here, ...(field.fields ? walk(field.fields, at) : [])]
    })
  return walk(entity.fields, [])
}

const ways = ['split', 'join', 'row', 'rows'] as const

function kindOf(field: Field, said: XConvert): Found[] {
  const used = ways.filter((way) => said[way] !== undefined)
  const [, second] = used
  if (second) return [{ path: [second], message: `os valores vêm de um lugar só: "${used.join('" ou "')}"` }]
  if (said.row && field.kind !== 'children') return [{ path: ['row'], message: 'só uma lista de filhos recebe linhas' }]
  if (!said.row && field.kind === 'children')
    return [{ path: [], message: 'uma lista de filhos recebe linhas: diga "row"' }]
  if (!said.row && (field.kind !== 'scalar' || field.computed))
    return [{ path: [], message: 'só um campo simples, com coluna própria, recebe valores convertidos' }]
  return []
}

function namesOf(entity: Entity, field: Field, { split, join, row, rows }: XConvert, { model }: LintContext): Found[] {
  const own = fieldPaths(entity.fields)
  const itself = (path: Path, name: string): Found[] =>
    name === field.path ? [{ path, message: `"${name}" é o próprio campo` }] : []
  const child = field.target ? model.entities.get(field.target) : undefined
  const [list = ''] = rows?.field.split('.') ?? []
  return [
    ...(split ? itself(['split', 'field'], split.field) : []),
    ...(join?.fields ?? []).flatMap((name, i) => itself(['join', 'fields', i], name)),
    ...Object.keys(row ?? {}).flatMap((name) => unknownOf(child, name)),
    ...Object.entries(row ?? {}).flatMap(([name, from]) => itself(['row', name], from)),
    ...(rows && own.includes(list) && entity.fields.find(({ name }) => name === list)?.kind !== 'children'
      ? [{ path: ['rows', 'field'], message: `"${list}" não é uma lista de filhos` }]
      : []),
  ]
}

function unknownOf(child: Entity | undefined, name: string): Found[] {
  const known = child ? fieldPaths(child.fields) : []
  if (!child || known.includes(name)) return []
  return [
    { path: ['row', name], message: `"${name}" não é um campo de ${child.title}`, hint: suggestName(name, known) },
  ]
}

function insteadOf({ type, format, schema }: Field, { onInvalid, decimal, day }: XConvert): Found[] {
  const numeric = type === 'number' || type === 'integer'
  const found: Found[] = []
  if (decimal && !numeric) found.push({ path: ['decimal'], message: 'só um número tem sinal decimal' })
  if (day && format !== 'date') found.push({ path: ['day'], message: 'só uma data é escrita assim' })
  if (onInvalid === undefined || onInvalid === null || onInvalid === 'fail') return found
  const fits = {
    integer: Number.isInteger(onInvalid),
    number: typeof onInvalid === 'number',
    boolean: typeof onInvalid === 'boolean',
    string: typeof onInvalid === 'string' && (format !== 'date' || /^\d{4}-\d{2}-\d{2}$/.test(onInvalid)),
  }[type ?? 'string']
  const below = typeof onInvalid === 'number' && schema.minimum !== undefined && onInvalid < schema.minimum
  const above = typeof onInvalid === 'number' && schema.maximum !== undefined && onInvalid > schema.maximum
  if (!fits || below || above)
    found.push({
      path: ['onInvalid'],
      message: `${JSON.stringify(onInvalid)} não é um valor deste campo`,
      hint: 'use "fail", null ou um valor que ele aceite',
    })
  return found
}
