import { suggestName } from '#schemas/loader/suggest.ts'
import { hasValue } from '#schemas/runtime/definition/sortable.ts'
import { boardColumns } from '#schemas/runtime/definition/views.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import type { XBoard, XCalendar, XClash } from '#schemas/runtime/written/views.ts'
import { fieldPaths, type LintRule, type Path, unknownField } from '../context.ts'

interface Found {
  path: Path
  message: string
  hint?: string
}

/** Fields in `x-entity.views` can be shown, queried and sorted by. */
export const viewFields: LintRule = ({ entity, file, schema }) => {
  const written = schema['x-entity']?.views
  if (!written) return []
  const at: Path = ['x-entity', 'views']
  if (entity.parent || entity.single)
    return [{ file, path: at, message: 'só um cadastro com lista própria tem quadro ou calendário' }]
  const found = [
    ...(written.board ? boardProblems(entity, written.board, [...at, 'board']) : []),
    ...(written.calendar ? calendarProblems(entity, written.calendar, [...at, 'calendar']) : []),
  ]
  return found.map((problem) => ({ ...problem, file }))
}

function boardProblems(entity: Entity, { by, title, card, order, folded = [] }: XBoard, at: Path): Found[] {
  const columns = boardColumns(entity, { by })
  const found = [
    ...shownFields(entity, title, [...at, 'title']),
    ...shownFields(entity, card, [...at, 'card']),
    ...(order === undefined ? [] : sortedBy(entity, order.replace(/^-/, ''), [...at, 'order'])),
  ]
  if (!columns) return [...noColumns(entity, by, [...at, 'by']), ...found]
  if ('field' in columns) found.push(...askedFor(columns.field, [...at, 'by']))
  const names =
    'workflow' in columns
      ? columns.workflow.states.map(({ name }) => name)
      : columns.field.options?.map(({ value }) => String(value))
  for (const [i, name] of folded.entries())
    if (!names) found.push({ path: [...at, 'folded', i], message: '"folded" só diz algo de estados e listas fechadas' })
    else if (!names.includes(name))
      found.push({
        path: [...at, 'folded', i],
        message: `"${name}" não é uma coluna do quadro`,
        hint: suggestName(name, names),
      })
  return found
}

function noColumns(entity: Entity, by: string, path: Path): Found[] {
  if (fieldAt(entity, by))
    return [{ path, message: `"${by}" não dá colunas: use um fluxo, uma lista fechada ou uma referência` }]
  const names = [...(entity.workflows ?? []).map(({ name }) => name), ...fieldPaths(entity.fields)]
  return [{ path, message: `"${by}" não é um fluxo nem um campo`, hint: suggestName(by, names) }]
}

/** Names are fields that fit in one line. */
function shownFields(entity: Entity, names: string | string[] | undefined, at: Path): Found[] {
  return [names ?? []].flat().flatMap((name, i): Found[] => {
    const path = Array.isArray(names) ? [...at, i] : at
    const field = fieldAt(entity, name)
    if (!field) return unknownField('', path, entity, name)
    if (field.kind === 'children' || field.kind === 'object' || field.writeOnly)
      return [{ path, message: `"${name}" não se mostra numa linha` }]
    return []
  })
}

/** Problem of a name that is no field, or for which `wrong` returns a message. */
function fieldOr(entity: Entity, name: string, path: Path, wrong: (field: Field) => string | undefined): Found[] {
  const field = fieldAt(entity, name)
  if (!field) return unknownField('', path, entity, name)
  const message = wrong(field)
  return message === undefined ? [] : [{ path, message }]
}

const sortedBy = (entity: Entity, name: string, path: Path): Found[] =>
  fieldOr(entity, name, path, (field) =>
    (field.kind === 'scalar' || field.kind === 'reference') && hasValue(field) && !field.writeOnly
      ? undefined
      : `não se ordena por "${name}"`,
  )

function askedFor(field: Field, path: Path): Found[] {
  if (hasValue(field) && !field.writeOnly) return []
  return [{ path, message: `a lista não pode ser filtrada por "${field.path}"` }]
}

const isTime = ({ format }: Field): boolean => format === 'date' || format === 'date-time'

function calendarProblems(entity: Entity, calendar: XCalendar, at: Path): Found[] {
  const { start, end, minutes, title, color, who = [], place } = calendar
  const begins = fieldAt(entity, start)
  const found = [
    ...fieldOr(entity, start, [...at, 'start'], (field) =>
      isTime(field) && hasValue(field) ? undefined : `"${start}" não é uma data nem um instante`,
    ),
    ...shownFields(entity, title, [...at, 'title']),
    ...who.flatMap((name, i) =>
      fieldOr(entity, name, [...at, 'who', i], ({ kind }) =>
        kind === 'reference' || kind === 'references' ? undefined : `"${name}" não é uma referência`,
      ),
    ),
  ]
  if (end !== undefined)
    found.push(
      ...fieldOr(entity, end, [...at, 'end'], ({ format }) =>
        begins && format !== begins.format ? `"${end}" não é do formato de "${start}"` : undefined,
      ),
    )
  if (end !== undefined && minutes !== undefined)
    found.push({ path: [...at, 'minutes'], message: 'o fim está em "end" ou em "minutes", não nos dois' })
  if (minutes !== undefined)
    found.push(
      ...fieldOr(entity, minutes, [...at, 'minutes'], ({ type }) =>
        type !== 'integer'
          ? `"${minutes}" não é um número inteiro`
          : begins?.format === 'date'
            ? `"${start}" é um dia inteiro: minutos só contam de um instante`
            : undefined,
      ),
    )
  if (color !== undefined)
    found.push(
      ...fieldOr(entity, color, [...at, 'color'], ({ hint }) =>
        hint.tones ? undefined : `"${color}" não é uma lista fechada com "tones"`,
      ),
    )
  if (place !== undefined)
    found.push(
      ...fieldOr(entity, place, [...at, 'place'], ({ kind, type }) =>
        kind === 'reference' || (kind === 'scalar' && type === 'string')
          ? undefined
          : `"${place}" não diz um lugar: use uma referência, uma lista fechada ou um texto`,
      ),
    )
  found.push(...valueProblems(entity, calendar.happens ?? {}, [...at, 'happens']))
  found.push(...(calendar.clashes ?? []).flatMap((clash, i) => clashProblems(entity, clash, [...at, 'clashes', i])))
  if (calendar.clashes && entity.scope !== 'empresa')
    found.push({ path: [...at, 'clashes'], message: 'só no que é de uma empresa se procuram choques de horário' })
  return found
}

function clashProblems(entity: Entity, { of, while: when = {}, unless, at, message }: XClash, path: Path): Found[] {
  const found = [
    ...fieldOr(entity, of, [...path, 'of'], ({ kind, type, computed }) =>
      !computed && (kind === 'reference' || kind === 'references' || (kind === 'scalar' && type === 'string'))
        ? undefined
        : `"${of}" não diz quem ou onde: use referências, uma lista fechada ou um texto`,
    ),
    ...(at === undefined ? [] : unknownField('', [...path, 'at'], entity, at)),
    ...(unless === undefined
      ? []
      : fieldOr(entity, unless, [...path, 'unless'], ({ type }) =>
          type === 'boolean' ? undefined : `"${unless}" não é um sim ou não`,
        )),
  ]
  found.push(...valueProblems(entity, when, [...path, 'while']))
  const unknown = /\{(?!quem\}|quando\})[^}]*\}/.exec(message ?? '')?.[0]
  if (unknown)
    found.push({ path: [...path, 'message'], message: `"${unknown}" não se preenche`, hint: 'há {quem} e {quando}' })
  return found
}

/** Names are stored fields, with values that they can have. */
function valueProblems(entity: Entity, when: Record<string, (string | number | boolean)[]>, at: Path): Found[] {
  const found: Found[] = []
  for (const [name, values] of Object.entries(when)) {
    const field = fieldAt(entity, name)
    if (!field) found.push(...unknownField('', [...at, name], entity, name))
    else if (field.kind !== 'scalar' || field.computed)
      found.push({ path: [...at, name], message: `"${name}" não é um valor que se guarda` })
    const wrong = values.findIndex((value) => field?.options && !field.options.some((one) => one.value === value))
    if (wrong >= 0)
      found.push({
        path: [...at, name, wrong],
        message: `"${values[wrong]}" não é uma das opções`,
        hint: suggestName(
          String(values[wrong]),
          (field?.options ?? []).map(({ value }) => String(value)),
        ),
      })
  }
  return found
}
