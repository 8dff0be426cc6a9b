import type { ErrorSchema } from '@rjsf/utils'
import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import type { ErrorPlace } from '../state/scope.ts'
import type { FormModel } from './deriveForm.ts'
import { flatKey } from './values.ts'

/** ErrorSchema key of errors of the whole record, and of fields this form does not show. */
export const GENERAL = '_geral'

/** ErrorSchema key of a failed save (code 'ERRO') of a record that was valid. */
const FAILURE = '_falha'

const ROW = /^([^[]+)\[(\d+)\](?:\.(.+))?$/

/** Returns the position of an error in this form; undefined when none of its fields has that path. */
export function placeOf(model: FormModel, path: string | undefined): ErrorPlace | undefined {
  if (!path) return undefined
  const row = ROW.exec(path)
  if (row?.[1]) {
    const key = flatKey(row[1])
    return model.placed.has(key) ? { key, index: Number(row[2]), field: row[3] } : undefined
  }
  const host = model.leaves.find((field) => field.path === path)?.hint.within
  if (host) return placeOf(model, host)
  for (let parts = path.split('.'); parts.length > 0; parts = parts.slice(0, -1)) {
    const key = flatKey(parts.join('.'))
    if (model.placed.has(key)) return { key }
    const inside = [...model.placed.keys()].find((other) => other.startsWith(`${key}_`))
    if (inside) return { key: inside }
  }
  return undefined
}

/** Converts errors into RJSF's ErrorSchema. Errors of list rows nest by row index, then by the field's dotted path inside the row. */
export function toErrorSchema(model: FormModel, errors: FieldError[]): ErrorSchema<RecordData> {
  const root: Node = {}
  for (const { code, field, message } of errors) {
    const place = placeOf(model, field)
    const steps = place
      ? [place.key, ...(place.index === undefined ? [] : [String(place.index), place.field ?? ''])]
      : [code === 'ERRO' ? FAILURE : GENERAL]
    add(steps.filter(Boolean).reduce(descend, root), message)
  }
  return root as ErrorSchema<RecordData>
}

interface Node {
  __errors?: string[]
  [key: string]: Node | string[] | undefined
}

function descend(node: Node, step: string): Node {
  const next = (node[step] as Node | undefined) ?? {}
  node[step] = next
  return next
}

function add(node: Node, message: string): void {
  node.__errors = [...(node.__errors ?? []), message]
}

/** One violation in the error summary. */
export interface Violation {
  place?: ErrorPlace
  message: string
  /** the save failed (code 'ERRO'); the input is not at fault */
  failed?: boolean
}

/** Reads an ErrorSchema of {@link toErrorSchema} back, general errors first, then in the order of the form. */
export function violationsOf(model: FormModel, schema: unknown): Violation[] {
  const root = (schema ?? {}) as Node
  const general = [
    ...messagesOf(root[GENERAL]).map((message) => ({ message })),
    ...messagesOf(root[FAILURE]).map((message) => ({ message, failed: true })),
  ]
  const placed = [...model.placed.keys()].flatMap((key) => {
    const own = messagesOf(root[key]).map((message) => ({ place: { key }, message }))
    const rows = [...rowErrors(root[key])].flatMap(([index, errors]) =>
      errors.map(({ field, message }) => ({ place: { key, index, field }, message })),
    )
    return [...own, ...rows]
  })
  return [...general, ...placed]
}

/** Errors inside the rows of a list, by position of the row. */
export function rowErrors(node: unknown): Map<number, FieldError[]> {
  const rows = new Map<number, FieldError[]>()
  for (const [index, row] of entries(node)) {
    const own = messagesOf(row).map((message) => ({ code: VIOLATION, message }))
    const inner = entries(row).flatMap(([field, inside]) =>
      messagesOf(inside).map((message) => ({ code: VIOLATION, field, message })),
    )
    if (own.length + inner.length > 0) rows.set(Number(index), [...own, ...inner])
  }
  return rows
}

const VIOLATION = 'FIELD_VALIDATION_VIOLATION'

const messagesOf = (node: unknown): string[] => (node as Node | undefined)?.__errors ?? []

const entries = (node: unknown) => Object.entries((node ?? {}) as Node).filter(([key]) => key !== '__errors')
