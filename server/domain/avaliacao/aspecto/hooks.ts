import { defineHooks } from '#server/crud/define.ts'
import { fail, fieldError } from '#server/errors/errors.ts'
import { findQuestionario, lockQuestionario } from '#server/questionario/dono.ts'
import { motivoTravado, recusaMudanca } from '#server/questionario/respondido.ts'

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
