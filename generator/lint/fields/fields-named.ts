import type { Entity } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import type { XEntity } from '#schemas/runtime/written/written.ts'
import { type LintRule, type Path, unknownField } from '../context.ts'

/** Every field that x-entity names exists. */
export const fieldsNamed: LintRule = ({ entity, file, schema }, { model }) => {
  const x = schema['x-entity']
  if (!x) return []
  const filters = filterNames(x).filter(([, name]) => !throughReference(entity, name, model.entities))
  return [...namesOf(x), ...filters].flatMap(([path, name]) => unknownField(file, ['x-entity', ...path], entity, name))
}

/** Whether a filter names a field of a reference's target or of a child: 'faixaSalarial.cargo'. */
function throughReference(entity: Entity, path: string, entities: ReadonlyMap<string, Entity>): boolean {
  const [head = '', ...rest] = path.split('.')
  const target = fieldAt(entity, head)?.target
  const through = target === undefined ? undefined : entities.get(target)
  return through !== undefined && rest.length > 0 && fieldAt(through, rest.join('.')) !== undefined
}

type Named = [path: Path, name: string]

function namesOf(x: XEntity): Named[] {
  const each = (names: string[] | undefined, ...path: Path): Named[] =>
    (names ?? []).map((name, i): Named => [[...path, i], name])
  const one = (name: string | undefined, ...path: Path): Named[] => (name === undefined ? [] : [[path, name]])
  return [
    ...(Array.isArray(x.label) ? each(x.label, 'label') : one(x.label, 'label')),
    ...each(x.list?.columns, 'list', 'columns'),
    ...each(x.find, 'find'),
    ...one(x.list?.sort?.replace(/^-/, ''), 'list', 'sort'),
    ...(x.form ?? []).flatMap((section, i) => each(section.fields, 'form', i, 'fields')),
    ...(x.actions ?? []).flatMap((action, i) => [
      ...each(action.fields, 'actions', i, 'fields'),
      ...each(action.required, 'actions', i, 'required'),
    ]),
    ...(x.unique ?? []).flatMap((key, i) =>
      Array.isArray(key) ? each(key, 'unique', i) : each(key.fields, 'unique', i, 'fields'),
    ),
    ...(x.foundBy ?? []).flatMap(({ fields, agrees }, i) => [
      ...each(fields, 'foundBy', i, 'fields'),
      ...each(agrees, 'foundBy', i, 'agrees'),
    ]),
    ...(x.indexes ?? []).flatMap((fields, i) => each(fields, 'indexes', i)),
    ...one(x.tree, 'tree'),
    ...one(x.rows?.area, 'rows', 'area'),
    ...one(x.rows?.hiddenFromManager, 'rows', 'hiddenFromManager'),
    ...one(x.rows?.through, 'rows', 'through'),
    ...one(x.rows?.about?.entity, 'rows', 'about', 'entity'),
    ...one(x.rows?.about?.id, 'rows', 'about', 'id'),
    ...one(x.effective?.start, 'effective', 'start'),
    ...one(x.effective?.end, 'effective', 'end'),
    ...Object.keys(x.effective?.counts ?? {}).flatMap((name) => one(name, 'effective', 'counts', name)),
    ...one(x.retention?.from, 'retention', 'from'),
  ]
}

function filterNames(x: XEntity): Named[] {
  return (x.list?.filters ?? []).flatMap((filter, i): Named[] => {
    const at: Path = ['list', 'filters', i]
    if (typeof filter === 'string') return [[at, filter]]
    const cases = (filter.cases ?? []).flatMap((one, j) =>
      Object.keys(one.where).map((name): Named => [[...at, 'cases', j, 'where', name], name]),
    )
    return filter.field === undefined ? cases : [[[...at, 'field'], filter.field], ...cases]
  })
}
