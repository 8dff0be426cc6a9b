import type { ChartData } from '#admin/charts/data.ts'
import type { Comparacao, Comparado } from '#schemas/runtime/answers/recruitment/candidate-evaluations.ts'

/** Candidates drawn in a chart at most: the best ones. */
const most = 8

/** Chart data: candidates as categories, one series per evaluation model. */
export const porModelo = ({ modelos, candidatos }: Comparacao): ChartData => ({
  categories: comResultado(candidatos).map(({ nome }) => nome),
  series: modelos.map(({ id, titulo }) => ({
    title: titulo,
    values: comResultado(candidatos).map(
      ({ avaliacoes }) => avaliacoes.find(({ avaliacaoId }) => avaliacaoId === id)?.performance ?? undefined,
    ),
  })),
})

/** Chart data: aspects as categories, one series per candidate (at most 5). */
export const porAspecto = ({ aspectos, candidatos }: Comparacao): ChartData => ({
  categories: aspectos,
  series: comResultado(candidatos)
    .slice(0, 5)
    .map((candidato) => ({
      title: candidato.nome,
      values: aspectos.map((nome) => candidato.aspectos.find(({ aspecto }) => aspecto === nome)?.percentual),
    })),
})

const comResultado = (candidatos: Comparado[]) => candidatos.filter(({ media }) => media !== null).slice(0, most)
