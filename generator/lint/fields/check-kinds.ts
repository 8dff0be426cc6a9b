import type { Problem } from '#schemas/loader/problem.ts'
import { isAudience } from '#schemas/runtime/domain/audience.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import type { XCheck } from '#schemas/runtime/written/written.ts'
import type { LintRule, Path } from '../context.ts'

/** Expected kinds of the fields in a check's arguments, with Portuguese names. */
interface Kinds {
  arguments: Record<string, Kind>
  /** two arguments whose fields are compared */
  pair?: [string, string]
  /** further arguments that name no field */
  flags?: string[]
}

interface Kind {
  fits(field: Field): boolean
  words: string
}

const any: Kind = { fits: () => true, words: 'um campo' }
const list: Kind = { fits: ({ schema }) => schema.type === 'array', words: 'uma lista' }
const number: Kind = { fits: ({ type }) => type === 'integer' || type === 'number', words: 'um número' }
/** Text formats that sort chronologically. */
const ordered = new Set(['date', 'date-time', 'hora', 'mes-ano'])
const moment: Kind = {
  fits: ({ format }) => format !== undefined && ordered.has(format),
  words: 'uma data ("format": "date")',
}
const dateOrYear: Kind = {
  fits: ({ format, type }) => format === 'date' || format === 'date-time' || type === 'integer',
  words: 'uma data ("format": "date") ou um ano (integer)',
}

const audience: Kind = { fits: isAudience, words: 'um público (fragments/publico.json)' }

const kinds: Record<string, Kinds> = {
  algum: { arguments: { fields: any } },
  contidos: { arguments: { a: list, b: list } },
  diferentes: { arguments: { a: any, b: any }, pair: ['a', 'b'] },
  distintos: { arguments: { list, by: any } },
  faixa: { arguments: { start: number, end: number }, flags: ['strict'] },
  iguais: { arguments: { a: any, b: any }, pair: ['a', 'b'] },
  limite: { arguments: { list, max: any } },
  'nao-futuro': { arguments: { date: dateOrYear } },
  periodo: { arguments: { start: moment, end: moment }, pair: ['start', 'end'], flags: ['strict'] },
  publico: { arguments: { of: audience } },
}

/** Fields of a check have kinds that it can compare; with any other kind the check would always pass. */
export const checkKinds: LintRule = ({ entity, file, schema }) =>
  (schema['x-entity']?.checks ?? []).flatMap((check, i): Problem[] => {
    const known = kinds[check.check]
    if (!known) return []
    const at: Path = ['x-entity', 'checks', i]
    return [...strange(check, known), ...misfits(entity, check, known)].map(({ path, message, hint }) => ({
      file,
      path: [...at, ...path],
      message,
      ...(hint ? { hint } : {}),
    }))
  })

type Found = Omit<Problem, 'file'>

const common = new Set(['check', 'message', 'field'])

function strange(check: XCheck, known: Kinds): Found[] {
  const names = Object.keys(known.arguments)
  return Object.keys(check)
    .filter((name) => !common.has(name) && !names.includes(name) && !known.flags?.includes(name))
    .map((name) => ({
      path: [name],
      message: `"${check.check}" não lê "${name}"`,
      hint: `ela compara ${names.map((one) => `"${one}"`).join(' e ')}`,
    }))
}

function misfits(entity: Entity, check: XCheck, { arguments: wanted, pair }: Kinds): Found[] {
  const fieldOf = (name: string) => {
    const path = check[name]
    return typeof path === 'string' ? fieldAt(entity, path) : undefined
  }
  const wrong = Object.entries(wanted).flatMap(([name, kind]): Found[] => {
    const field = fieldOf(name)
    if (!field || kind.fits(field)) return []
    return [{ path: [name], message: `"${check.check}" compara ${kind.words}; "${field.path}" é ${words(field)}` }]
  })
  if (wrong.length > 0 || !pair) return wrong
  const [first, second] = [fieldOf(pair[0]), fieldOf(pair[1])]
  if (!first || !second || shape(first) === shape(second)) return []
  const message = `"${check.check}" compara "${first.path}" (${words(first)}) com "${second.path}" (${words(second)})`
  return [{ path: [pair[1]], message, hint: 'os dois devem ser do mesmo tipo' }]
}

/** Key of comparability: two fields with equal keys can be compared. */
function shape({ kind, type, format, target }: Field): string {
  const moment = format !== undefined && ordered.has(format) ? format : ''
  return [kind, type === 'integer' ? 'number' : type, target, moment].join(' ')
}

const typeWords: Record<string, string> = {
  string: 'texto',
  integer: 'número inteiro',
  number: 'número',
  boolean: 'sim ou não',
}
const kindWords: Record<string, string> = {
  reference: 'referência',
  object: 'objeto',
}
const formatWords: Record<string, string> = {
  date: 'data',
  'date-time': 'data e hora',
  hora: 'hora',
  'mes-ano': 'mês e ano',
}

function words({ kind, type, format = '' }: Field): string {
  if (kind === 'scalar') return formatWords[format] ?? typeWords[type ?? ''] ?? 'texto'
  return kindWords[kind] ?? 'lista'
}
