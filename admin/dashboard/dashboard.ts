import type { NumberFormat } from '#admin/charts/format.ts'
import { askedAt as askedBy } from '#admin/providers/ask.ts'
import { getJson } from '#admin/providers/http.ts'
import { PERIOD } from '#schemas/runtime/definition/measures.ts'
import type { Field } from '#schemas/runtime/model.ts'

/** The records behind a figure. */
export interface Term {
  medida: string
  titulo: string
  /** address of the list that shows them */
  rota?: string
  /** what is shown of them, where they have no list of their own */
  colunas?: { nome: string; titulo: string; formato?: string }[]
  /** address of the records that they open */
  abre?: string
  /** filters of the dashboard that narrow it */
  filtros: string[]
  /** the day of the period whose values are read */
  dia?: 'dataIni' | 'dataFim'
}

export type MeasureFormat = 'integer' | 'decimal' | 'exact' | 'money' | 'rate'

export interface SeriesInfo {
  medida: string
  titulo: string
  resumo?: string
  formato: MeasureFormat
  menosMelhor?: boolean
  linha?: boolean
  /** of a line: it is compared with the bars */
  mesmoEixo?: boolean
  termos: Term[]
}

/** A figure or chart before it is counted. */
export interface Item {
  nome: string
  titulo: string
  /** absent: a single figure */
  grafico?: {
    tipo: 'bars' | 'lying-bars' | 'lines' | 'line-bar' | 'doughnut'
    categoria?: string
    largo: boolean
    nadaDentro?: string
    /** the report that tells more */
    relatorio?: { path: string; titulo: string }
  }
  series: SeriesInfo[]
  /** what is compared inside a category, where it is something else; `por`: by what */
  dentro?: { por: string; series: SeriesInfo[] }[]
}

/** What is compared at a level of a chart. */
export const seriesAt = ({ dentro, series }: Item, por: string | undefined): SeriesInfo[] =>
  dentro?.find((level) => level.por === por)?.series ?? series

/** Where a dashboard is asked for. @param path 'analytics/vagas' */
export const boardAddress = (path: string): string => `/api/paineis/${path}`

/** GET /api/paineis/<group>/<dashboard>. */
export interface DashboardInfo {
  /** as a schedule of e-mails names it */
  relatorio: string
  /** one of the company */
  painel?: { id: number; nome: string }
  titulo: string
  resumo: string
  /** address of the definition module of its filter form */
  filtros: string
  /** address of the PDF */
  impressao: string
  /** filters with which it opens, as an address says them */
  abre?: string
  /** titles of filters with which it opens for others: of records that this reader does not see */
  ocultos?: string[]
  itens: Item[]
}

/** The filters that narrow anything of a dashboard, with its period. */
export const filtersIn = ({ itens }: Pick<DashboardInfo, 'itens'>): Set<string> =>
  new Set([
    ...Object.values(PERIOD),
    ...itens
      .flatMap(({ series, dentro = [] }) => [...series, ...dentro.flatMap((level) => level.series)])
      .flatMap(({ termos }) => termos.flatMap(({ filtros }) => filtros)),
  ])

export interface Category {
  chave: string | null
  nome: string
  abre: boolean
  /** what is told of it */
  texto?: string
  periodo?: { dataIni: string; dataFim: string }
}

/** GET /api/paineis/<group>/<dashboard>/<item>. */
export interface Counted {
  calculadoEm: string
  /** with their defaults */
  filtros: Record<string, unknown>
  por?: string
  categorias: Category[]
  series: {
    valores: (number | null)[]
    total: number | null
    anteriores?: (number | null)[]
    anterior?: number | null
  }[]
  registros: { medida: string; porCategoria: (number | null)[]; total: number | null }[]
}

/** A category that was opened, or is asked for. */
export interface Cut {
  by: string
  key: string | null
  /** what it is called */
  name: string
  periodo?: Category['periodo']
}

/** What a page asks all of its figures for. */
export interface Asked {
  /** filters as an address says them */
  query: string
  compare: '' | 'anterior' | 'ano'
}

/** The parameters of a figure or chart. */
export function paramsOf({ query, compare }: Asked, path: readonly Cut[]): URLSearchParams {
  const params = new URLSearchParams(query)
  if (compare) params.set('comparar', compare)
  if (path.length > 0) params.set('caminho', JSON.stringify(path.map(({ by, key }) => [by, key])))
  return params
}

/** Titles of the filters that are filled in and narrow nothing of what is shown. */
export function idleFilters(
  series: readonly SeriesInfo[],
  { filtros }: Pick<Counted, 'filtros'>,
  filters: readonly Pick<Field, 'name' | 'title' | 'format'>[],
): string[] {
  const narrowing = new Set(series.flatMap(({ termos }) => termos.flatMap((term) => term.filtros)))
  const isFilled = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0)
  return filters
    .filter(({ name, format }) => format !== 'date' && isFilled(filtros[name]) && !narrowing.has(name))
    .map(({ title }) => title)
}

/** Counts a figure or chart; a text says why nothing opens. */
export async function countItem(address: string, asked: Asked, path: readonly Cut[]): Promise<Counted | string> {
  const [url, options] = askedBy(address, paramsOf(asked, path))
  const answer = await getJson<Counted | { message: string }>(url, { ...options, quiet: true })
  return 'message' in answer ? answer.message : answer
}

const formats: Record<MeasureFormat, NumberFormat> = {
  integer: 'inteiro',
  decimal: 'decimal',
  exact: 'decimal',
  money: 'moeda',
  rate: 'percentual',
}

export const formatOf = ({ formato }: Pick<SeriesInfo, 'formato'>): NumberFormat => formats[formato]
