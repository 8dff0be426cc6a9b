import { guardaQuestionario, hooksDoDono, recusaOrdem } from '#server/features/questionario/dono-hooks.ts'
import { motivoTravado } from '#server/features/questionario/respondido.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { fieldError } from '#server/platform/errors/errors.ts'

export default defineHooks('avaliacao/modelo-avaliacao', {
  ...hooksDoDono,

  /** The type is fixed once the model was answered (spec 2 §4). */
  async validate(ctx, record, before) {
    const { questionario } = before ?? {}
    if (!before || !questionario || before.tipo === record.tipo) return recusaOrdem(ctx, record, before)
    const motivo = await motivoTravado(ctx.db, ctx.session.empresaId, questionario.id)
    return motivo === undefined ? [] : [fieldError('tipo', motivo)]
  },

  beforeSave: (ctx, record) => guardaQuestionario(ctx, record, record.tipo),

  /** A clone gets its own questionnaire: 'Clonar' copies the questions. */
  clone(_ctx, copy) {
    delete copy.questionario
  },
})
