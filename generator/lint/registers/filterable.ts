import type { Problem } from '#schemas/loader/problem.ts'
import { hasValue } from '#schemas/runtime/definition/sortable.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import type { LintRule, Path } from '../context.ts'

/** Filters have a column, since requests with any other filter are rejected, and a title. */
export const filterableColumns: LintRule = ({ entity, file, schema }, { model }) =>
  (schema['x-entity']?.list?.filters ?? []).flatMap((filter, i): Problem[] => {
    const at: Path = ['x-entity', 'list', 'filters', i]
    const named: [Path, string][] =
      typeof filter === 'string'
        ? [[at, filter]]
        : [
            ...(filter.field === undefined ? [] : [[[...at, 'field'], filter.field] as [Path, string]]),
            ...(filter.cases ?? []).flatMap(({ where }, j) =>
              Object.keys(where).map((name): [Path, string] => [[...at, 'cases', j, 'where', name], name]),
            ),
          ]
    // a filter on an own field takes the field's title
    const untitled =
      typeof filter !== 'string' &&
      filter.title === undefined &&
      !fieldAt(entity, filter.field ?? '') &&
      beyond(entity, filter.field ?? '', model.entities) !== undefined
    const problems: Problem[] = untitled
      ? [{ file, path: at, message: `o filtro "${filter.name}" não tem título`, hint: 'escreva "title": "…"' }]
      : []
    const refused = named.flatMap(([path, name]) => {
      const field = fieldAt(entity, name) ?? beyond(entity, name, model.entities)
      const why = field && reason(field)
      return why === undefined ? [] : [{ file, path, message: `a lista não pode ser filtrada por "${name}": ${why}` }]
    })
    return [...problems, ...refused]
  })

/** The field of a filter through a reference or child list: 'faixaSalarial.cargo'. */
function beyond(entity: Entity, path: string, entities: ReadonlyMap<string, Entity>): Field | undefined {
  const [head = '', ...rest] = path.split('.')
  const target = entities.get(fieldAt(entity, head)?.target ?? '')
  return target && rest.length > 0 ? fieldAt(target, rest.join('.')) : undefined
}

function reason(field: Field): string | undefined {
  const { writeOnly, kind, fields } = field
  // values computed by a hook are unknown to the database
  if (!hasValue(field)) return 'é calculado a cada resposta, não tem coluna'
  if (writeOnly) return 'é writeOnly, nunca sai do servidor'
  if (kind === 'object') return `é um objeto; nomeie um campo dele, como "${fields?.[0]?.path}"`
  if (kind === 'children') return 'é uma lista de linhas; nomeie um campo delas'
  return undefined
}
