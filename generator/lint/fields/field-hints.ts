import type { Problem } from '#schemas/loader/problem.ts'
import { suggestName } from '#schemas/loader/suggest.ts'
import { historiesOf } from '#schemas/runtime/definition/histories.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { besidePath, fieldAt, leafFields } from '#schemas/runtime/paths.ts'
import { fieldPaths, type LintContext, type LintRule, type Path } from '../context.ts'
import { assistedText } from './assist.ts'

/** Hints of x-field are consistent with the field: option lists, filters, search, earlier names and defaults. */
export const fieldHints: LintRule = ({ entity, file }, context) => {
  const walk = (fields: Field[], path: Path): Problem[] =>
    fields.flatMap((field) => {
      const at = [...path, 'properties', field.name]
      const own = problemsOf(entity, field, context).map((p) => ({ ...p, file, path: [...at, ...p.path] }))
      return [...own, ...(field.fields ? walk(field.fields, at) : [])]
    })
  return walk(entity.fields, [])
}

type Found = Omit<Problem, 'file'>

function problemsOf(entity: Entity, field: Field, context: LintContext): Found[] {
  return [
    ...optionList(field, context),
    ...suggestion(field, context),
    ...filterBy(entity, field, context),
    ...search(field),
    ...shows(entity, field),
    ...earlierNames(entity, field, context),
    ...replacedValues(field),
    ...tonedValues(field),
    ...cepFields(entity, field),
    ...inForce(entity, field, context),
    ...defaultValue(field),
    ...emptiedLists(entity, field),
    ...lock(entity, field),
    ...areaCode(entity, field),
    ...whenNo(field),
    ...askedCall(entity, field),
    ...offeringCall(entity, field),
    ...markersCall(entity, field),
    ...closingCall(field),
    ...assistedText(entity, field),
  ]
}

function optionList({ hint, options }: Field, { sources }: LintContext): Found[] {
  if (hint.options === undefined || options) return []
  const known = Object.keys(sources.shared.get('enums.json')?.$defs ?? {})
  const path = ['x-field', 'options']
  return [{ path, message: `"${hint.options}" não é uma lista de enums.json`, hint: suggestName(hint.options, known) }]
}

function suggestion({ hint, kind, type, options }: Field, { model }: LintContext): Found[] {
  if (hint.suggest === undefined) return []
  const path = ['x-field', 'suggest']
  if (kind !== 'scalar' || type !== 'string' || options)
    return [{ path, message: 'só um texto livre recebe sugestões' }]
  const target = model.entities.get(hint.suggest)
  if (!target)
    return [
      { path, message: `"${hint.suggest}" não é um cadastro`, hint: suggestName(hint.suggest, model.entities.keys()) },
    ]
  const part = hint.suggestField
  if (part === undefined || (target.label.includes(part) && part !== target.labelKey)) return []
  const known = target.label.filter((name) => name !== target.labelKey)
  const message = `"${part}" não é uma parte do rótulo de ${hint.suggest}`
  return [{ path: ['x-field', 'suggestField'], message, hint: suggestName(part, known) }]
}

function filterBy(entity: Entity, field: Field, { model }: LintContext): Found[] {
  const { hint } = field
  const target = field.target ?? hint.suggest
  const filters = target === undefined ? undefined : model.entities.get(target)
  return Object.entries(hint.filterBy ?? {}).flatMap(([filter, source]) => {
    const found: Found[] = []
    const path = ['x-field', 'filterBy', filter]
    const known = filters && filterNames(filters)
    if (known && !known.includes(filter))
      found.push({ path, message: `"${filter}" não é um filtro de ${target}`, hint: suggestName(filter, known) })
    const from = source.replace(/\.id$/, '')
    if (!fieldAt(entity, from) && !isOfParent(entity, from, model.entities)) {
      const hintText = suggestName(from, fieldPaths(entity.fields))
      found.push({ path, message: `"${from}" não é um campo`, hint: hintText })
    }
    return found
  })
}

/** Names by which a list can be filtered: its filters, its fields, and references by id. */
function filterNames(entity: Entity): string[] {
  const paths = fieldPaths(entity.fields)
  return [...entity.list.filters.map(({ name }) => name), ...paths, ...paths.map((path) => `${path}Id`)]
}

/** Whether a path is a field of the parent, which a child's form can read, too. */
function isOfParent(entity: Entity, path: string, entities: ReadonlyMap<string, Entity>): boolean {
  const parent = entity.parent && entities.get(entity.parent.entity)
  return parent !== undefined && fieldAt(parent, path) !== undefined
}

function search({ hint, kind, type }: Field): Found[] {
  const readable = kind === 'reference' || (kind === 'scalar' && (type === 'string' || type === 'integer'))
  // all searched texts of a record share one full-text column
  if (hint.search && hint.authority !== undefined)
    return [{ path: ['x-field', 'search'], message: `só se lê com ${hint.authority}: a busca o acharia para todos` }]
  if (!hint.search || readable) return []
  return [{ path: ['x-field', 'search'], message: 'a busca só lê textos, números inteiros e referências' }]
}

/** `shows` stands only at booleans of the company's settings, which sessions load. */
function shows({ path: entity }: Entity, { hint, type }: Field): Found[] {
  if (!hint.shows || (type === 'boolean' && entity === 'utilitario/empresa-configuracao')) return []
  return [{ path: ['x-field', 'shows'], message: 'só serve num sim ou não das configurações da empresa' }]
}

function earlierNames(entity: Entity, { hint, kind, schema, path }: Field, { model }: LintContext): Found[] {
  return (hint.was ?? []).flatMap((name, i): Found[] => {
    const at = ['x-field', 'was', i]
    if (name.includes('/')) {
      if (model.entities.has(name))
        return [
          { path: at, message: `"${name}" ainda é um cadastro: apague o arquivo dele para a lista levar os registros` },
        ]
      const isList = kind === 'json' && schema.items?.properties !== undefined
      return isList ? [] : [{ path: at, message: `só uma lista de objetos leva os registros de "${name}"` }]
    }
    const full = formerPath(path, name)
    if (fieldAt(entity, full))
      return [{ path: at, message: `"${name}" ainda é um campo: um nome antigo não pode estar em uso` }]
    const other = allFields(entity.fields).find((one) => formerPaths(one).includes(full))
    if (!other || other.path === path) return []
    return [{ path: at, message: `"${name}" já é o nome antigo de "${other.path}": os dados só vão para um campo` }]
  })
}

/** Path of an earlier name: a sibling of the field, or a path from the root; also for a field of the same name that moved into an object. */
function formerPath(path: string, name: string): string {
  const beside = [...path.split('.').slice(0, -1), name].join('.')
  return name.includes('.') || beside === path ? name : beside
}

const formerPaths = ({ hint, path }: Field): string[] => (hint.was ?? []).map((name) => formerPath(path, name))

const allFields = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [field, ...allFields(field.fields ?? [])])

function cepFields(entity: Entity, { hint }: Field): Found[] {
  return Object.entries(hint.cep ?? {}).flatMap(([part, path]): Found[] =>
    fieldAt(entity, path)
      ? []
      : [
          {
            path: ['x-field', 'cep', part],
            message: `"${path}" não é um campo`,
            hint: suggestName(path, fieldPaths(entity.fields)),
          },
        ],
  )
}

/** A field that follows a dated list has the type of its source field. */
function inForce(entity: Entity, field: Field, { model }: LintContext): Found[] {
  const { inForce: named } = field.hint
  if (named === undefined) return []
  const path = ['x-field', 'inForce']
  const followed = historiesOf(entity, model.entities).find(({ followers }) =>
    followers.some((one) => one.field === field),
  )
  if (!followed) return [{ path, message: `"${named}" não começa por uma lista com vigência ("effective")` }]
  const { child, field: list } = followed
  const source = fieldAt(child, named.slice(list.path.length + 1))
  if (!source)
    return [
      {
        path,
        message: `"${named}" não é um campo`,
        hint: suggestName(
          named,
          fieldPaths(child.fields).map((one) => `${list.path}.${one}`),
        ),
      },
    ]
  const kindOf = ({ kind, type, target }: Field) => [kind, type, target].join(' ')
  return kindOf(source) === kindOf(field) ? [] : [{ path, message: `"${named}" é de outro tipo que "${field.path}"` }]
}

function replacedValues({ hint, options = [] }: Field): Found[] {
  const values = options.map(({ value }) => String(value))
  return Object.entries(hint.replaces ?? {}).flatMap(([from, to]): Found[] => {
    const path = ['x-field', 'replaces', from]
    if (values.includes(from))
      return [{ path, message: `"${from}" ainda é uma das opções: só se troca o que saiu da lista` }]
    if (to === null || values.includes(String(to))) return []
    return [{ path, message: `"${String(to)}" não é uma das opções`, hint: suggestName(String(to), values) }]
  })
}

function tonedValues({ hint, options }: Field): Found[] {
  if (hint.tones === undefined) return []
  if (!options) return [{ path: ['x-field', 'tones'], message: 'só uma lista fechada tem tons' }]
  const values = options.map(({ value }) => String(value))
  return Object.keys(hint.tones).flatMap((code): Found[] =>
    values.includes(code)
      ? []
      : [
          {
            path: ['x-field', 'tones', code],
            message: `"${code}" não é uma das opções`,
            hint: suggestName(code, values),
          },
        ],
  )
}

function defaultValue({ schema, options }: Field): Found[] {
  const value = schema.default
  if (value === undefined || !options || Array.isArray(value) || options.some((option) => option.value === value))
    return []
  return [
    {
      path: ['default'],
      message: `${JSON.stringify(value)} não é uma das opções`,
      hint: suggestName(
        String(value),
        options.map((option) => String(option.value)),
      ),
    },
  ]
}

/** `empties` stands at booleans and names lists of the record. */
function emptiedLists(entity: Entity, { hint, type }: Field): Found[] {
  if (hint.empties === undefined) return []
  if (type !== 'boolean') return [{ path: ['x-field', 'empties'], message: 'só um sim ou não esvazia listas' }]
  return hint.empties.lists.flatMap((name, i): Found[] => {
    const list = fieldAt(entity, name)
    if (list?.schema.type === 'array') return []
    const near = list ? undefined : suggestName(name, fieldPaths(entity.fields))
    return [{ path: ['x-field', 'empties', 'lists', i], message: `"${name}" não é uma lista`, hint: near }]
  })
}

/** `lockedBy` names a read-only text field of the record. */
function lock(entity: Entity, { hint: { lockedBy }, path }: Field): Found[] {
  if (lockedBy === undefined) return []
  const at = ['x-field', 'lockedBy']
  const reason = fieldAt(entity, lockedBy)
  if (path.includes('.') || lockedBy.includes('.') || !reason)
    return [
      { path: at, message: `"${lockedBy}" não é um campo`, hint: suggestName(lockedBy, fieldPaths(entity.fields)) },
    ]
  if (reason.type !== 'string' || reason.options || !reason.readOnly)
    return [{ path: at, message: `"${lockedBy}" deve ser um texto com readOnly` }]
  return []
}

/** `offeredBy` stands at references, and its parameters are fields of the record. */
export function offeringCall(entity: Entity, { hint, kind, target }: Field): Found[] {
  if (hint.offeredBy === undefined) return []
  const path = ['x-field', 'offeredBy']
  const refers = kind === 'reference' || kind === 'references' || (kind === 'ids' && target !== undefined)
  if (!refers) return [{ path, message: 'só referências se escolhem' }]
  return (hint.offeredBy.with ?? []).flatMap((name, i) =>
    fieldAt(entity, name)
      ? []
      : [
          {
            path: [...path, 'with', i],
            message: `"${name}" não é um campo`,
            hint: suggestName(name, fieldPaths(entity.fields)),
          },
        ],
  )
}

/** `closedWhile` stands at lists of children only. */
function closingCall({ hint, kind }: Field): Found[] {
  if (hint.closedWhile === undefined || kind === 'children') return []
  return [{ path: ['x-field', 'closedWhile'], message: 'só uma lista de filhos recebe registros um a um' }]
}

/** `markersBy` stands at texts with the widget `marcadores`, and names sibling fields. */
function markersCall(entity: Entity, { hint, type, path: own }: Field): Found[] {
  if (hint.markersBy === undefined)
    return hint.widget === 'marcadores'
      ? [{ path: ['x-field', 'widget'], message: 'falta dizer com markersBy quem conhece os marcadores' }]
      : []
  const path = ['x-field', 'markersBy']
  if (type !== 'string' || hint.widget !== 'marcadores')
    return [{ path, message: 'só um texto com "widget": "marcadores" tem marcadores' }]
  return (hint.markersBy.with ?? []).flatMap((name, i) =>
    fieldAt(entity, besidePath(own, name))
      ? []
      : [
          {
            path: [...path, 'with', i],
            message: `"${name}" não é um campo`,
            hint: suggestName(name, fieldPaths(entity.fields)),
          },
        ],
  )
}

/** `areaCode` stands at telephones, and names a field of the format ddd. */
function areaCode(entity: Entity, { hint, format }: Field): Found[] {
  if (hint.areaCode === undefined) return []
  const path = ['x-field', 'areaCode']
  if (format !== 'telefone') return [{ path, message: 'só um telefone ("format": "telefone") tem DDD' }]
  const code = fieldAt(entity, hint.areaCode)
  if (code?.format === 'ddd') return []
  const known = leafFields(entity.fields).flatMap((one) => (one.format === 'ddd' ? [one.path] : []))
  return [{ path, message: `"${hint.areaCode}" não é um campo com DDD`, hint: suggestName(hint.areaCode, known) }]
}

const whenNo = ({ hint, type }: Field): Found[] =>
  hint.whenNo === undefined || type === 'boolean'
    ? []
    : [{ path: ['x-field', 'whenNo'], message: 'só um sim ou não diz algo quando é não' }]

function askedCall({ route }: Entity, { hint, kind }: Field): Found[] {
  if (hint.asks === undefined || (route && (kind === 'reference' || kind === 'references'))) return []
  return [
    {
      path: ['x-field', 'asks'],
      message: 'só referências de um cadastro com "route" perguntam por quem foi escolhido',
    },
  ]
}
