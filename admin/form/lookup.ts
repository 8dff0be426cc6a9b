import type { JsonValue, RecordData } from '#schemas/runtime/model.ts'

/** One choice of a picker, as `GET /api/<route>/opcoes` gives it: `{ id, rotulo, [labelKey]: text, pai? }`. */
export interface LookupItem {
  id: number
  /** text shown in the list */
  rotulo: string
  /** id of the parent node, for trees */
  pai?: number
  /** texts the label is composed of: the code of a code and a description */
  partes?: Record<string, string>
  /** why it cannot be chosen now */
  indisponivel?: string
  /** the label under the property that references carry it in (`nome`, `descricao` …) */
  [labelKey: string]: unknown
}

/** What to look for. */
export interface LookupQuery {
  /** words typed; absent or '' for everything */
  q?: string
  /** filter name → value, from `x-field.filterBy` */
  filter?: Record<string, JsonValue>
  /** call below /api that returns the options in place of the register, from `x-field.offeredBy`; `filter` holds its parameters */
  call?: string
  /** first and last position, both included: [0, 19] */
  range?: [number, number]
  /** all options without paging (trees, check lists) */
  unpaged?: boolean
}

export interface LookupPage {
  items: LookupItem[]
  /** total number of options; 10001 stands for 'mais de 10.000' */
  total: number
}

/** How pickers find records of another entity. The host implements it over HTTP; entities are named by their schema path. */
export interface Lookup {
  options(entityPath: string, query: LookupQuery, signal?: AbortSignal): Promise<LookupPage>
  /** items with these ids, in any order; unknown ids are left out */
  byIds(entityPath: string, ids: number[]): Promise<LookupItem[]>
  /** a record as this session may read it; undefined without access or on a failed call */
  record?(entityPath: string, id: number): Promise<RecordData | undefined>
}

/** Counts stop here on the server: a bigger total means 'more than this' (DESIGN.md §6b). */
export const countLimit = 10_000

/** '1.234', or 'mais de 10.000' when the server stopped counting. */
export function totalText(total: number): string {
  return total > countLimit ? `mais de ${countLimit.toLocaleString('pt-BR')}` : total.toLocaleString('pt-BR')
}

/** The value a reference field stores for an item: `{ id, [labelKey]: text }`. */
export function referenceOf(item: LookupItem): RecordData {
  const { rotulo, pai: _parent, indisponivel: _reason, partes: _parts, ...rest } = item
  return Object.values(rest).some((value) => typeof value === 'string') ? rest : { ...rest, nome: rotulo }
}

/** Returns the picker item of a stored reference, which needs no look-up. */
export function itemOf(value: unknown): LookupItem | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, ...rest } = value as RecordData
  if (typeof id !== 'number') return undefined
  const text = Object.values(rest).find((inner) => typeof inner === 'string')
  return { ...rest, id, rotulo: text === undefined ? String(id) : String(text) }
}
