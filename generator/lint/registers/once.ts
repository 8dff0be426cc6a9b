import type { Problem } from '#schemas/loader/problem.ts'
import { suggestName } from '#schemas/loader/suggest.ts'
import { sortablePaths } from '#schemas/runtime/definition/sortable.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import type { JsonSchema, XEntity } from '#schemas/runtime/written/written.ts'
import { type LintRule, type Path, unknownField } from '../context.ts'

/** Names in list, form and actions are not repeated, and have a kind that fits. */
export const namedOnce: LintRule = ({ entity, file, schema }) => {
  const x = schema['x-entity']
  if (!x) return []
  const names = [...repeated(x), ...emptyFilters(x), ...wholeRecords(schema)].map((found) => ({ ...found, file }))
  const sort = x.list?.sort?.replace(/^-/, '')
  const sortable = sortablePaths(entity)
  const unsortable =
    sort !== undefined && fieldAt(entity, sort) && !sortable.includes(sort)
      ? [
          {
            file,
            path: ['x-entity', 'list', 'sort'],
            message: `a lista não pode ser ordenada por "${sort}"`,
            hint: suggestName(sort, sortable),
          },
        ]
      : []
  const days = (['start', 'end'] as const).flatMap((key): Problem[] => {
    const field = x.effective?.[key] === undefined ? undefined : fieldAt(entity, x.effective[key])
    if (!field || field.format === 'date') return []
    return [
      { file, path: ['x-entity', 'effective', key], message: `"${field.path}" deve ser uma data ("format": "date")` },
    ]
  })
  const rowless: Problem[] =
    x.effective && !entity.parent && days.length === 0 && fieldAt(entity, x.effective.start)
      ? [
          {
            file,
            path: ['x-entity', 'effective'],
            message: 'só as linhas de uma lista têm vigência, e este cadastro não é linha de nenhuma',
            hint: `faça dele uma lista de outro: "items": { "$ref": "${entity.name}.json" }`,
          },
        ]
      : []
  const configured = (x.configurable?.fields ?? []).flatMap((field, i) => {
    const name = typeof field === 'string' ? field : field.field
    return unknownField(file, ['x-entity', 'configurable', 'fields', i], entity, name)
  })
  return [...names, ...unsortable, ...days, ...rowless, ...configured]
}

type Found = Omit<Problem, 'file'>

function repeated(x: XEntity): Found[] {
  const lists: [Path, string[], string][] = [
    [['list', 'columns'], x.list?.columns ?? [], 'já é uma coluna da lista'],
    [
      ['list', 'filters'],
      (x.list?.filters ?? []).map((f) => (typeof f === 'string' ? f : f.name)),
      'já é um filtro da lista',
    ],
    [['actions'], (x.actions ?? []).map(({ name }) => name), 'já é uma ação'],
  ]
  const shown = new Set<string>()
  const inForm = (x.form ?? []).flatMap((section, i) =>
    section.fields.flatMap((name, j): Found[] => {
      const double = shown.has(name)
      shown.add(name)
      return double ? [{ path: ['x-entity', 'form', i, 'fields', j], message: `"${name}" já está no formulário` }] : []
    }),
  )
  const others = lists.flatMap(([path, names, message]) =>
    names.flatMap((name, i): Found[] =>
      names.indexOf(name) === i ? [] : [{ path: ['x-entity', ...path, i], message: `"${name}" ${message}` }],
    ),
  )
  return [...inForm, ...others]
}

const emptyFilters = (x: XEntity): Found[] =>
  (x.list?.filters ?? []).flatMap((filter, i): Found[] =>
    typeof filter === 'string' || filter.field !== undefined || filter.cases !== undefined || filter.op === 'search'
      ? []
      : [
          {
            path: ['x-entity', 'list', 'filters', i],
            message: `o filtro "${filter.name}" não diz "field" nem "cases"`,
          },
        ],
  )

/** Properties that `$ref` a whole entity instead of a reference to one. */
function wholeRecords(schema: JsonSchema, path: Path = []): Found[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]): Found[] => {
    const at = [...path, 'properties', name]
    if (property.$ref !== undefined && /^[^#]*(?<!conditions|enums)\.json$/.test(property.$ref))
      return [
        {
          path: [...at, '$ref'],
          message: `"${property.$ref}" é um cadastro inteiro`,
          hint: `uma referência é "${property.$ref}#/$defs/ref"; filhos são uma lista: "items": { "$ref": "${property.$ref}" }`,
        },
      ]
    return wholeRecords(property, at)
  })
}
