import type { PainelEmpresa } from '#schemas/generated/types/analytics/painel-empresa.ts'
import type { PainelEmpresaIndicador } from '#schemas/generated/types/analytics/painel-empresa-indicador.ts'
import type { Model } from '#schemas/load.ts'
import { type Period, periodOn } from '#schemas/runtime/days/period.ts'
import { PERIOD } from '#schemas/runtime/definition/measures.ts'
import type { DashboardDefinition, DashboardItem } from '#schemas/runtime/model.ts'
import { inSentence } from '#schemas/runtime/names.ts'
import type { ChartKind } from '#schemas/runtime/written/dashboards.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Query } from '#server/platform/reports/filters-in.ts'

/** Path of the filter definition that all dashboards of companies use. */
export const FILTROS = 'analytics/paineis/empresa'

export type Painel = Pick<PainelEmpresa, 'nome' | 'resumo' | 'periodo' | 'filtros'> & {
  id?: number
  indicadores?: PainelEmpresaIndicador[]
}

type Modelo = Pick<Model, 'dashboards' | 'measures' | 'comparisons'>

const TIPOS: Record<Exclude<PainelEmpresaIndicador['tipo'], 'NUMERO'>, ChartKind> = {
  COLUNAS: 'bars',
  BARRAS: 'lying-bars',
  LINHAS: 'lines',
  COLUNAS_LINHA: 'line-bar',
  ROSCA: 'doughnut',
}

/** Builds the definition of a company's dashboard in the shape of the shipped ones. */
export function painelDe(model: Modelo, painel: Painel): DashboardDefinition {
  const filtros = model.dashboards.get(FILTROS) ?? fail('NAO_ENCONTRADO')
  return {
    ...filtros,
    name: `painel-${painel.id ?? 'novo'}`,
    title: painel.nome,
    summary: painel.resumo ?? '',
    items: (painel.indicadores ?? []).map((indicador, at) => itemDe(model, indicador, at)),
  }
}

function itemDe(model: Modelo, indicador: PainelEmpresaIndicador, at: number): DashboardItem {
  const { id, tipo, medida, outraMedida, comparaPor = '', abre, largo } = indicador
  const item = { name: `i${id ?? `-novo-${at}`}`, title: tituloDe(model, indicador) }
  if (tipo === 'NUMERO') return { ...item, series: [{ measure: medida }] }
  const formatOf = (measure: string) => model.measures.get(measure)?.format
  const outra = outraMedida && {
    measure: outraMedida,
    // two measures of the same unit share one axis
    ...(tipo === 'COLUNAS_LINHA' && {
      line: true as const,
      ...(formatOf(medida) === formatOf(outraMedida) && { sameAxis: true as const }),
    }),
  }
  return {
    ...item,
    series: [{ measure: medida }, ...(outra ? [outra] : [])],
    chart: {
      kind: TIPOS[tipo],
      by: comparaPor,
      category: model.comparisons.get(comparaPor),
      drill: abre ? [{ by: abre }] : [],
      ...(largo && { wide: true }),
    },
  }
}

/** The indicator's own title, else one made of its measures and comparison: 'Talentos ativos por área'. */
function tituloDe({ measures, comparisons }: Modelo, indicador: PainelEmpresaIndicador): string {
  const { titulo, tipo, medida, outraMedida, comparaPor } = indicador
  if (titulo) return titulo
  const nomes = [medida, ...(tipo !== 'NUMERO' && outraMedida ? [outraMedida] : [])].map((path, at) =>
    inSentenceUnless(at === 0, measures.get(path)?.title ?? path),
  )
  const por = tipo === 'NUMERO' ? undefined : comparisons.get(comparaPor ?? '')
  return [nomes.join(' e '), ...(por ? [`por ${inSentence(por)}`] : [])].join(' ')
}

const inSentenceUnless = (isFirst: boolean, title: string): string => (isFirst ? title : inSentence(title))

/** The query parameters of the dashboard's default filters; its relative period is resolved at `hoje`. */
export function aberturaDe(
  { filtros, periodo }: Pick<Painel, 'filtros' | 'periodo'>,
  hoje: string,
): Record<string, string> {
  const dias = periodo ? daAbertura(periodOn(periodo, hoje)) : {}
  return { ...Object.fromEntries(new URLSearchParams(filtros ?? '')), ...dias }
}

const daAbertura = ({ start, end }: Period): Record<string, string> => ({ [PERIOD.start]: start, [PERIOD.end]: end })

/** The query to run: a query that names no filter of the dashboard gets the default filters. */
export function pedidoA(abertura: Record<string, string>, { filters }: DashboardDefinition, query: Query): Query {
  const named = filters.fields.some(({ name }) => query[name] !== undefined)
  return named ? query : { ...abertura, ...query }
}
