import type { EntrevistaNota } from '#schemas/generated/types/captacao/entrevista-nota.ts'

/** Times at which all participants are free, and the invitees: `GET /api/captacao/entrevistas/disponibilidade`. */
export interface Disponibilidade {
  dias: { dia: string; horarios: string[] }[]
  convidados: {
    candidato: { nome: string; email: string | null; avisado: boolean }
    equipe: { id: number; nome: string; email: string | null }[]
  }
}

/** One interviewer's mark for a criterion. */
export type Nota = Pick<EntrevistaNota, 'criterio' | 'nota' | 'observacao'>

/** An interviewer's scorecard: `GET /api/captacao/entrevistas/:id/avaliacao`. */
export interface FichaDeNotas {
  entrevistador: boolean
  /** submitted: others' scores are visible, a change needs a reason */
  enviadas: boolean
  criterios: string[]
  notas: Nota[]
}
