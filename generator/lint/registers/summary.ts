import type { CodeFiles } from '#generator/emit/code-files.ts'
import type { Model } from '#schemas/load.ts'
import { suggestName } from '#schemas/loader/suggest.ts'
import { isNamed, referringTo } from '#schemas/runtime/definition/related.ts'
import { isRegister, referencesTo, timelineSource } from '#schemas/runtime/definition/summary.ts'
import { isFileField } from '#schemas/runtime/files/rules.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import type { XChip, XSummary, XTimelineSource } from '#schemas/runtime/written/summary.ts'
import { fieldPaths, type LintRule, type Path } from '../context.ts'

interface Found {
  path: Path
  message: string
  hint?: string
}

interface Around {
  entity: Entity
  model: Model
  code: CodeFiles
}

/** Actions that every record page offers. */
const usual = ['clone', 'imprimir-documento', 'delete']

/** Names in `x-entity.summary` exist, and can be shown in their place. */
export const summaryFields: LintRule = ({ entity, file, schema }, { model, code }) => {
  const written = schema['x-entity']?.summary
  if (!written) return []
  const at: Path = ['x-entity', 'summary']
  if (entity.parent || entity.single || entity.route === undefined)
    return [{ file, path: at, message: 'só um cadastro com lista própria tem ficha' }]
  const around = { entity, model, code }
  return [...headProblems(around, written, at), ...restProblems(around, written, at)].map((each) => ({ ...each, file }))
}

function headProblems({ entity, model }: Around, written: XSummary, at: Path): Found[] {
  const { picture, title, subtitle = [], chips = [], contact = [], figures = [] } = written
  return [
    ...(picture === undefined ? [] : picked(entity, picture, [...at, 'picture'], isFileField, 'não é um arquivo')),
    ...[title ?? []]
      .flat()
      .flatMap((name, i) => line(entity, name, Array.isArray(title) ? [...at, 'title', i] : [...at, 'title'])),
    ...subtitle.flatMap((name, i) => line(entity, name, [...at, 'subtitle', i])),
    ...chips.flatMap((chip, i) => chipProblems(entity, chip, [...at, 'chips', i])),
    ...contact.flatMap((one, i) =>
      [one]
        .flat()
        .flatMap((name, j) =>
          line(entity, name, Array.isArray(one) ? [...at, 'contact', i, j] : [...at, 'contact', i]),
        ),
    ),
    ...figures.flatMap((name, i) =>
      isRegister(name)
        ? referring(entity, model, name, [...at, 'figures', i])
        : line(entity, name, [...at, 'figures', i]),
    ),
  ]
}

function restProblems({ entity, model, code }: Around, written: XSummary, at: Path): Found[] {
  const { next = [], actions = [], hidden = [], timeline = [] } = written
  const offered = [
    ...entity.actions.map(({ name }) => name),
    ...usual,
    ...(code.overrideActions.get(entity.path) ?? []),
  ]
  return [
    ...next.flatMap((name, i) => nextProblems(entity, name, timeline, [...at, 'next', i])),
    ...actions.flatMap((name, i) =>
      offered.includes(name)
        ? []
        : [{ path: [...at, 'actions', i], message: `"${name}" não é uma ação`, hint: suggestName(name, offered) }],
    ),
    ...hidden.flatMap((name, i) => picked(entity, name, [...at, 'hidden', i], () => true, '')),
    ...timeline.flatMap((source, i) => sourceProblems(entity, model, source, [...at, 'timeline', i])),
  ]
}

/** Problem of a name that is no field, or not of the required kind. */
function picked(entity: Entity, name: string, path: Path, fits: (field: Field) => boolean, wrong: string): Found[] {
  const field = fieldAt(entity, name)
  if (!field) return [{ path, message: `"${name}" não é um campo`, hint: suggestName(name, fieldPaths(entity.fields)) }]
  return fits(field) ? [] : [{ path, message: `"${name}" ${wrong}` }]
}

const isLine = ({ kind, writeOnly }: Field) => kind !== 'children' && kind !== 'object' && !writeOnly

const line = (entity: Entity, name: string, path: Path): Found[] =>
  picked(entity, name, path, isLine, 'não se mostra numa linha')

function chipProblems(entity: Entity, chip: string | XChip, path: Path): Found[] {
  if (typeof chip !== 'string')
    return Object.entries(chip.is).flatMap(([name, value]) => {
      const at = [...path, 'is', name]
      const options = fieldAt(entity, name)?.options
      if (!options || options.some((one) => one.value === value))
        return picked(entity, name, at, ({ kind }) => kind === 'scalar', 'não guarda um valor')
      const hint = suggestName(
        String(value),
        options.map((one) => String(one.value)),
      )
      return [{ path: at, message: `"${String(value)}" não é uma das opções`, hint }]
    })
  const workflows = (entity.workflows ?? []).map(({ name }) => name)
  if (workflows.includes(chip)) return []
  const field = fieldAt(entity, chip)
  if (!field) {
    const hint = suggestName(chip, [...workflows, ...fieldPaths(entity.fields)])
    return [{ path, message: `"${chip}" não é um fluxo nem um campo`, hint }]
  }
  const says = field.options !== undefined || field.type === 'boolean' || field.kind === 'reference'
  return says
    ? []
    : [
        {
          path,
          message: `"${chip}" não diz um estado: use um fluxo, uma lista fechada, um sim ou não ou uma referência`,
        },
      ]
}

function referring(entity: Entity, model: Model, name: string, path: Path): Found[] {
  const found = referringTo(entity, model.entities)
  const named = found.filter((one) => isNamed(one, name))
  if (named.length === 1) return []
  if (named.length > 1)
    return [
      {
        path,
        message: `"${name}" se refere a este cadastro por vários campos: diga um deles`,
        hint: named.map((one) => one.name).join(', '),
      },
    ]
  const hint = suggestName(name, [...new Set(found.flatMap((one) => [one.entity.path, one.name]))])
  return [{ path, message: `"${name}" não é um cadastro com lista (nem um campo dele) que se refere a este`, hint }]
}

const isTime = ({ format }: Field): boolean => format === 'date' || format === 'date-time'

function nextProblems(entity: Entity, name: string, timeline: XTimelineSource[], path: Path): Found[] {
  const registers = timeline.map(({ of }) => of)
  if (isRegister(name))
    return registers.includes(name)
      ? []
      : [{ path, message: `"${name}" não está em "timeline"`, hint: suggestName(name, registers) }]
  const workflows = (entity.workflows ?? []).map((one) => one.name)
  if (workflows.includes(name)) return []
  if (fieldAt(entity, name)) return picked(entity, name, path, isTime, 'não é uma data nem um instante')
  const hint = suggestName(name, [...workflows, ...fieldPaths(entity.fields)])
  return [{ path, message: `"${name}" não é um fluxo nem um campo`, hint }]
}

function sourceProblems(owner: Entity, model: Model, source: XTimelineSource, path: Path): Found[] {
  const { of, by, date, text = [] } = source
  const entity = model.entities.get(of)
  if (!entity)
    return [
      {
        path: [...path, 'of'],
        message: `"${of}" não é um cadastro`,
        hint: suggestName(of, [...model.entities.keys()]),
      },
    ]
  if (entity.parent || entity.single || entity.route === undefined)
    return [{ path: [...path, 'of'], message: `"${of}" não tem lista própria` }]
  const ways = referencesTo(owner, entity)
  const found = [
    ...picked(
      entity,
      date,
      [...path, 'date'],
      (field) => isTime(field) && !field.computed,
      'não é uma data nem um instante que se guarda',
    ),
    ...text.flatMap((name, i) => line(entity, name, [...path, 'text', i])),
  ]
  if (found.length > 0 || timelineSource(owner, source, model.entities)) return found
  if (by !== undefined)
    return [
      { path: [...path, 'by'], message: `"${by}" não leva de "${of}" a este cadastro`, hint: suggestName(by, ways) },
    ]
  const message =
    ways.length === 0
      ? `"${of}" não se refere a este cadastro`
      : `"${of}" se refere a este cadastro por vários campos: diga "by"`
  return [{ path, message, ...(ways.length > 1 ? { hint: ways.join(', ') } : {}) }]
}
