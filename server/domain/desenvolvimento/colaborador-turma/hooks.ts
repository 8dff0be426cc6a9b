import { deixaATurma } from '#server/domain/pesquisa/avaliacao-turma/queries.ts'
import { defineHooks } from '#server/platform/crud/define.ts'

/** Refuses to move a talent who answered to another class — spec 3 §4 Class */
export default defineHooks('desenvolvimento/colaborador-turma', {
  async beforeSave(ctx, { turma, colaborador }, before) {
    if (!before || ctx.restoring) return
    if (before.turma.id !== turma.id || before.colaborador.id !== colaborador.id)
      await deixaATurma(ctx, before.turma.id, before.colaborador.id)
  },

  beforeDelete: (ctx, { turma, colaborador }) => deixaATurma(ctx, turma.id, colaborador.id),
})
