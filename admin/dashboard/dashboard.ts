import type { NumberFormat } from '#admin/charts/format.ts'
import { askedAt as askedBy } from '#admin/providers/ask.ts'
import { getJson } from '#admin/providers/http.ts'
import { PERIOD } from '#schemas/runtime/definition/measures.ts'
import type { Field } from '#schemas/runtime/model.ts'

/** The set of records behind a figure. */
export interface Term {
  medida: string
  titulo: string
  /** path of the list that shows them */
  rota?: string
  /** columns to show, where they have no list of their own */
  colunas?: { nome: string; titulo: string; formato?: string }[]
  /** route of the records its rows open */
  abre?: string
  /** names of the dashboard's filters that apply to it */
  filtros: string[]
  /** day of the period at which values are read */
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
  /** set on a line that uses the bars' axis */
  mesmoEixo?: boolean
  termos: Term[]
}

/** Definition of a figure or chart, before its numbers are counted. */
export interface Item {
  nome: string
  titulo: string
  /** absent: a single figure */
  grafico?: {
    tipo: 'bars' | 'lying-bars' | 'lines' | 'line-bar' | 'doughnut'
    categoria?: string
    largo: boolean
    nadaDentro?: string
    /** report with more details */
    relatorio?: { path: string; titulo: string }
  }
  series: SeriesInfo[]
  /** other series inside a category; `por`: the dimension of that level */
  dentro?: { por: string; series: SeriesInfo[] }[]
}

/** Returns the series of a level of a chart. */
export const seriesAt = ({ dentro, series }: Item, por: string | undefined): SeriesInfo[] =>
  dentro?.find((level) => level.por === por)?.series ?? series

/** Returns the API path of a dashboard. @param path 'analytics/vagas' */
export const boardAddress = (path: string): string => `/api/paineis/${path}`

/** GET /api/paineis/<group>/<dashboard>. */
export interface DashboardInfo {
  /** its name in an e-mail schedule */
  relatorio: string
  /** set on a dashboard composed by the company */
  painel?: { id: number; nome: string }
  titulo: string
  resumo: string
  /** URL of the definition module of its filter form */
  filtros: string
  /** API path of the PDF */
  impressao: string
  /** initial filters, as a query string */
  abre?: string
  /** titles of initial filters this user cannot see, because they refer to hidden records */
  ocultos?: string[]
  itens: Item[]
}

/** Returns the names of filters that apply to anything on a dashboard, with its period. */
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
  /** text about the category */
  texto?: string
  periodo?: { dataIni: string; dataFim: string }
}

/** GET /api/paineis/<group>/<dashboard>/<item>. */
export interface Counted {
  calculadoEm: string
  /** filters applied, defaults included */
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

/** An opened or requested category. */
export interface Cut {
  by: string
  key: string | null
  /** what it is called */
  name: string
  periodo?: Category['periodo']
}

/** Filters common to all figures of a page. */
export interface Asked {
  /** filters as a query string */
  query: string
  compare: '' | 'anterior' | 'ano'
}

/** Returns the parameters of a figure or chart. */
export function paramsOf({ query, compare }: Asked, path: readonly Cut[]): URLSearchParams {
  const params = new URLSearchParams(query)
  if (compare) params.set('comparar', compare)
  if (path.length > 0) params.set('caminho', JSON.stringify(path.map(({ by, key }) => [by, key])))
  return params
}

/** Returns the titles of active filters that apply to none of these series. */
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

/** Fetches the numbers of a figure or chart; a string says why there is no next level. */
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
