import type { CompetenciaPedida, Niveis } from '#schemas/runtime/questionario/competencia.ts'
import type { Dada } from '#schemas/runtime/questionario/respostas.ts'

/** What is told beside the questions while somebody answers. */
export interface Escrito {
  observacao?: string
  notaManual?: number
  /** levels of the competences that are asked beside the questions */
  niveis?: Niveis
}

/** What was said before and what is said now; of competences, each one's last level. */
export const comEscrito = (antes: Escrito, agora: Escrito): Escrito => ({
  ...antes,
  ...agora,
  ...((antes.niveis ?? agora.niveis) && { niveis: { ...antes.niveis, ...agora.niveis } }),
})

/** The levels that were given so far; nothing where no competences are asked. */
export function niveisDados(competencias: readonly CompetenciaPedida[] = []): Pick<Escrito, 'niveis'> {
  if (competencias.length === 0) return {}
  const dados = competencias.flatMap(({ id, nivelId }) => (nivelId === undefined ? [] : [[id, nivelId] as const]))
  return { niveis: Object.fromEntries(dados) }
}

/** The same as calls carry it (spec 2 §3 Answer). */
export function escritoNoFio({ niveis, ...escrito }: Escrito) {
  if (!niveis) return escrito
  const configs = Object.entries(niveis).map(([competencia, nivel]) => ({
    competencia: { id: Number(competencia) },
    nivelCompetencia: { id: nivel },
  }))
  return { ...escrito, configsNiveisCompetenciasFaixaSalariais: configs }
}

/** What is stored of a questionnaire, as an answer to storing it tells. */
export interface Guardado {
  /** absent: the server keeps no version of it */
  versao?: number
}

/** What goes to the server. */
export interface Pacote extends Guardado {
  dadas: Dada[]
  escrito: Escrito
}
