import type { ModeloAvaliacao } from '#schemas/generated/types/avaliacao/modelo-avaliacao.ts'
import { defineHooks } from '#server/crud/define.ts'
import { fail, fieldError } from '#server/errors.ts'
import { createQuestionario, deleteQuestionario, followDono } from '#server/questionario/dono.ts'
import { motivoTravado } from '#server/questionario/respondido.ts'
import { restauraQuestionario } from '#server/questionario/restaura.ts'

export default defineHooks('avaliacao/modelo-avaliacao', {
  /** What has been answered keeps its kind and the order in which it asks (spec 2 §4). */
  async validate(ctx, record, before) {
    const { questionario } = before ?? {}
    if (!before || !questionario) return []
    if (before.tipo === record.tipo && (before.ordemAleatoria ?? false) === (record.ordemAleatoria ?? false)) return []
    const motivo = await motivoTravado(ctx.db, ctx.session.empresaId, questionario.id)
    const campo = before.tipo === record.tipo ? 'ordemAleatoria' : 'tipo'
    return motivo === undefined ? [] : [fieldError(campo, motivo)]
  },

  async beforeSave(ctx, record) {
    const { tipo, titulo, ordemAleatoria, questionario } = record
    const dito = { tipo, titulo, ordemAleatoria }
    if (questionario) return followDono(ctx, questionario.id, dito)
    record.questionario = { id: await createQuestionario(ctx, dito) } as ModeloAvaliacao['questionario']
  },

  async beforeDelete(ctx, { questionario }) {
    const message = questionario && (await motivoTravado(ctx.db, ctx.session.empresaId, questionario.id))
    if (message !== undefined) fail('EXCLUSAO_NAO_PERMITIDA', {}, { message })
  },

  async afterDelete(ctx, { questionario }) {
    if (questionario) await deleteQuestionario(ctx, questionario.id)
  },

  async beforeRestore(ctx, { questionario }) {
    if (questionario) await restauraQuestionario(ctx, questionario.id)
  },

  /** The copy asks its own questions: 'Clonar' brings them along. */
  clone(_ctx, copy) {
    delete copy.questionario
  },
})
