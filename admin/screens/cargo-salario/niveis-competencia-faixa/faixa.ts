import type { CompetenciaVista, Nivel } from '#schemas/runtime/answers/competences.ts'
export interface Linha {
  id?: number
  competencia: { id: number; nome: string }
  competenciaPeso: number
  nivelCompetencia: { id: number }
  ordem?: number
  percentual?: number
}

/** A configuration: stored, or begun. */
export interface Configuracao {
  id?: number
  versao?: number
  data: string
  linhas: Linha[]
}

export const urlOf = (faixaId: string) => `/api/cargo-salario/niveis-competencia/config/faixas-salariais/${faixaId}`

/** A row for a competence that was just chosen: the lowest level, with what it weighs. */
export function linhaDe({ id, nome }: CompetenciaVista, niveis: Nivel[]): Linha | undefined {
  const [nivel] = niveis
  if (!nivel) return undefined
  return { competencia: { id, nome }, competenciaPeso: 1, ...noNivel(nivel) }
}

/** What a row says when a level is chosen. */
export const noNivel = ({
  id,
  ordem,
  percentual,
}: Nivel): Pick<Linha, 'nivelCompetencia' | 'ordem' | 'percentual'> => ({
  nivelCompetencia: { id },
  ordem,
  percentual,
})

/** What is sent: the server knows the names. */
export const bodyOf = ({ data, versao, linhas }: Configuracao) => ({
  data,
  versao,
  linhas: linhas.map(({ competencia, nivelCompetencia, ...rest }) => ({
    ...rest,
    competencia: { id: competencia.id },
    nivelCompetencia: { id: nivelCompetencia.id },
  })),
})
