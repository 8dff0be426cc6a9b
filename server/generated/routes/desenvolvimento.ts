// Gerado por npm run generate; não edite.

import type { Registry } from '#server/platform/crud/define.ts'
import desenvolvimentoColaboradorTurmaHooks from '#server/domain/desenvolvimento/colaborador-turma/hooks.ts'
import desenvolvimentoDespesaTurmaHooks from '#server/domain/desenvolvimento/despesa-turma/hooks.ts'
import desenvolvimentoDiaTurmaHooks from '#server/domain/desenvolvimento/dia-turma/hooks.ts'
import desenvolvimentoMetaHorasTreinamentoHooks from '#server/domain/desenvolvimento/meta-horas-treinamento/hooks.ts'
import desenvolvimentoTipoDespesaRoutes from '#server/domain/desenvolvimento/tipo-despesa/routes.ts'
import desenvolvimentoTurmaHooks from '#server/domain/desenvolvimento/turma/hooks.ts'
import desenvolvimentoTurmaRoutes from '#server/domain/desenvolvimento/turma/routes.ts'

/** Domain code by entity, of desenvolvimento. */
export const registry: Registry = {
  'desenvolvimento/colaborador-turma': {
    hooks: desenvolvimentoColaboradorTurmaHooks,
  },
  'desenvolvimento/despesa-turma': {
    hooks: desenvolvimentoDespesaTurmaHooks,
  },
  'desenvolvimento/dia-turma': {
    hooks: desenvolvimentoDiaTurmaHooks,
  },
  'desenvolvimento/meta-horas-treinamento': {
    hooks: desenvolvimentoMetaHorasTreinamentoHooks,
  },
  'desenvolvimento/tipo-despesa': {
    routes: desenvolvimentoTipoDespesaRoutes,
  },
  'desenvolvimento/turma': {
    hooks: desenvolvimentoTurmaHooks,
    routes: desenvolvimentoTurmaRoutes,
  },
}
