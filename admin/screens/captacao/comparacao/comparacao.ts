import type { ChartData } from '#admin/charts/data.ts'

/** GET /api/captacao/avaliacoes/comparacao */
export interface Comparacao {
  solicitacao: { id: number; descricao: string }
  modelos: { id: number; titulo: string }[]
  aspectos: string[]
  candidatos: Candidato[]
}

export interface Candidato {
  candidatoId: number
  nome: string
  etapa: string | null
  aptidao: 'I' | 'S' | 'N' | null
  media: number | null
  aspectos: { aspecto: string; percentual: number }[]
  avaliacoes: {
    id: number
    avaliacaoId: number
    situacao: 'P' | 'A' | 'C'
    performance: number | null
    aprovado: boolean | null
  }[]
}

/** Candidates a chart can hold: the best. */
const most = 8

/** Candidates beside each other, a bar for each evaluation. */
export const porModelo = ({ modelos, candidatos }: Comparacao): ChartData => ({
  categories: comResultado(candidatos).map(({ nome }) => nome),
  series: modelos.map(({ id, titulo }) => ({
    title: titulo,
    values: comResultado(candidatos).map(
      ({ avaliacoes }) => avaliacoes.find(({ avaliacaoId }) => avaliacaoId === id)?.performance ?? undefined,
    ),
  })),
})

/** The aspects, a bar for each candidate. */
export const porAspecto = ({ aspectos, candidatos }: Comparacao): ChartData => ({
  categories: aspectos,
  series: comResultado(candidatos)
    .slice(0, 5)
    .map((candidato) => ({
      title: candidato.nome,
      values: aspectos.map((nome) => candidato.aspectos.find(({ aspecto }) => aspecto === nome)?.percentual),
    })),
})

const comResultado = (candidatos: Candidato[]) => candidatos.filter(({ media }) => media !== null).slice(0, most)
