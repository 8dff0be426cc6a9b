import type { Cenario } from '#admin/reajustes/useCenarios.ts'

/** What somebody wants to do with a scenario. */
export interface Asked {
  what: 'adota' | 'exclui' | 'clona'
  /** absent: the plan itself */
  cenario?: Cenario
}
