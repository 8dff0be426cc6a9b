import type { CompetenciaPedida, Niveis } from '#schemas/runtime/questionario/competencia.ts'
import type { Dada } from '#schemas/runtime/questionario/respostas.ts'

/** Input beside the questions. */
export interface Escrito {
  observacao?: string
  notaManual?: number
  /** levels of the competences asked beside the questions */
  niveis?: Niveis
}

/** Merges two inputs, the later one winning; levels are merged per competence. */
export const comEscrito = (antes: Escrito, agora: Escrito): Escrito => ({
  ...antes,
  ...agora,
  ...((antes.niveis ?? agora.niveis) && { niveis: { ...antes.niveis, ...agora.niveis } }),
})

/** Returns the levels given so far; empty where no competences are asked. */
export function niveisDados(competencias: readonly CompetenciaPedida[] = []): Pick<Escrito, 'niveis'> {
  if (competencias.length === 0) return {}
  const dados = competencias.flatMap(({ id, nivelId }) => (nivelId === undefined ? [] : [[id, nivelId] as const]))
  return { niveis: Object.fromEntries(dados) }
}

/** Converts the input into its wire format (spec 2 §3 Answer). */
export function escritoNoFio({ niveis, ...escrito }: Escrito) {
  if (!niveis) return escrito
  const configs = Object.entries(niveis).map(([competencia, nivel]) => ({
    competencia: { id: Number(competencia) },
    nivelCompetencia: { id: nivel },
  }))
  return { ...escrito, configsNiveisCompetenciasFaixaSalariais: configs }
}

/** Stored state of a questionnaire, as the draft call returns it. */
export interface Guardado {
  /** absent where the server keeps no version of it */
  versao?: number
}

/** Request body of a draft or hand-in. */
export interface Pacote extends Guardado {
  dadas: Dada[]
  escrito: Escrito
}
