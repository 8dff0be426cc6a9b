import { findQuestionario, lockQuestionario } from '#server/features/questionario/dono.ts'
import { motivoTravado, recusaMudanca } from '#server/features/questionario/respondido.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { fail, fieldError } from '#server/platform/errors/errors.ts'

export default defineHooks('avaliacao/aspecto', {
  async validate(ctx, record, before) {
    const { questionario } = record
    if (before && before.questionario.id !== questionario.id)
      return [fieldError('questionario', 'Um aspecto não muda de questionário.')]
    if (!(await findQuestionario(ctx, questionario.id))) return []
    return recusaMudanca(ctx, questionario.id, record, before)
  },

  async beforeDelete(ctx, { questionario }) {
    await lockQuestionario(ctx, questionario.id)
    const message = await motivoTravado(ctx.db, ctx.session.empresaId, questionario.id)
    if (message !== undefined) fail('EXCLUSAO_NAO_PERMITIDA', {}, { message })
  },
})
