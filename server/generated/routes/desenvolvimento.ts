// Gerado por npm run generate; não edite.

import type { Registry } from '#server/crud/define.ts'
import desenvolvimentoColaboradorTurmaHooks from '#server/domain/desenvolvimento/colaborador-turma/hooks.ts'
import desenvolvimentoDiaTurmaHooks from '#server/domain/desenvolvimento/dia-turma/hooks.ts'

/** Domain code by entity, of desenvolvimento. */
export const registry: Registry = {
  'desenvolvimento/colaborador-turma': {
    hooks: desenvolvimentoColaboradorTurmaHooks,
  },
  'desenvolvimento/dia-turma': {
    hooks: desenvolvimentoDiaTurmaHooks,
  },
}
