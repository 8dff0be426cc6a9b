import type { Cenario } from '#admin/reajustes/useCenarios.ts'

/** The action on a scenario whose dialog is open. */
export interface Asked {
  what: 'adota' | 'exclui' | 'clona'
  /** absent: the plan itself */
  cenario?: Cenario
}
