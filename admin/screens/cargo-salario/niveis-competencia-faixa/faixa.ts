import type { CompetenciaVista, Nivel } from '#schemas/runtime/answers/positions/competences.ts'
export interface Linha {
  id?: number
  competencia: { id: number; nome: string }
  competenciaPeso: number
  nivelCompetencia: { id: number }
  ordem?: number
  percentual?: number
}

/** A configuration, stored or new (without id). */
export interface Configuracao {
  id?: number
  versao?: number
  data: string
  linhas: Linha[]
}

export const urlOf = (faixaId: string) => `/api/cargo-salario/niveis-competencia/config/faixas-salariais/${faixaId}`

/** Returns a row for a newly chosen competence: the lowest level with its weight. */
export function linhaDe({ id, nome }: CompetenciaVista, niveis: Nivel[]): Linha | undefined {
  const [nivel] = niveis
  if (!nivel) return undefined
  return { competencia: { id, nome }, competenciaPeso: 1, ...noNivel(nivel) }
}

/** The values a level sets in a row. */
export const noNivel = ({
  id,
  ordem,
  percentual,
}: Nivel): Pick<Linha, 'nivelCompetencia' | 'ordem' | 'percentual'> => ({
  nivelCompetencia: { id },
  ordem,
  percentual,
})

/** Body of the request: ids only, without names. */
export const bodyOf = ({ data, versao, linhas }: Configuracao) => ({
  data,
  versao,
  linhas: linhas.map(({ competencia, nivelCompetencia, ...rest }) => ({
    ...rest,
    competencia: { id: competencia.id },
    nivelCompetencia: { id: nivelCompetencia.id },
  })),
})
