import { adherenceOf, levelByShare, type ScaleLevel, shareOf } from '#schemas/runtime/domain/competences.ts'

export interface Nivel extends ScaleLevel {
  descricao: string
}

export interface Linha {
  competencia: { id: number; nome: string; tipo: string; observacao?: string }
  competenciaPeso?: number
  exigido?: { id: number; descricao: string; ordem: number; percentual?: number }
  obtido?: { id: number; descricao: string; ordem: number }
  porCriterios: boolean
  percentual?: number
  criterios: { id: number; descricao: string; atendido: boolean }[]
  niveis: Nivel[]
}

/** GET …/niveis-competencia/edit/{talento} and …/new/{talento} */
export interface Quadro {
  talento: { id: number; nome: string }
  faixaSalarial?: { id: number; nome: string }
  id?: number
  versao?: number
  observacao?: string
  data: string
  configuracao: { considerarPercentualMinimo: boolean }
  maximo: number
  aderencia?: number
  linhas: Linha[]
  historico: { id: number; data: string }[]
}

export const quadroUrl = (kind: 'edit' | 'new', talento: string | number, query: Record<string, string>) => {
  const text = new URLSearchParams(query).toString()
  return `/api/cargo-salario/niveis-competencia/${kind}/${talento}${text ? `?${text}` : ''}`
}

/** What a row comes to while criteria are ticked: as the server works it out when it is saved. */
export function porCriterios(linha: Linha): Linha {
  const met = linha.criterios.filter(({ atendido }) => atendido).length
  const percentual = shareOf(met, linha.criterios.length)
  const nivel = levelByShare(linha.niveis, percentual ?? 0)
  return { ...linha, percentual, obtido: nivel }
}

export const aderenciaDe = (linhas: Linha[]): number | undefined =>
  adherenceOf(
    linhas.flatMap(({ exigido, obtido, competenciaPeso = 1 }) =>
      exigido ? [{ weight: competenciaPeso, required: exigido.ordem, obtained: obtido?.ordem }] : [],
    ),
  )

/** What is sent; a competence of which nothing was said is none. */
export const bodyOf = ({ talento, data, versao, observacao, linhas }: Quadro) => ({
  talento: { id: talento.id },
  data,
  versao,
  observacao,
  linhas: linhas.flatMap(({ competencia, obtido, porCriterios: by, criterios }) =>
    !by && !obtido
      ? []
      : [
          {
            competencia: { id: competencia.id },
            porCriterios: by,
            ...(by
              ? { criteriosAtendidos: criterios.flatMap(({ id, atendido }) => (atendido ? [{ id }] : [])) }
              : { nivelCompetencia: { id: obtido?.id } }),
          },
        ],
  ),
})

/** Required and obtained as the radar draws them. */
export const seriesOf = (linhas: Linha[], titles: [required: string, obtained: string]) => ({
  categories: linhas.map(({ competencia }) => competencia.nome),
  series: [
    { title: titles[0], values: linhas.map(({ exigido }) => exigido?.ordem) },
    { title: titles[1], values: linhas.map(({ obtido }) => obtido?.ordem) },
  ],
})
