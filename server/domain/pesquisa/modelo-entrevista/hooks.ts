import type { ModeloEntrevista } from '#schemas/generated/types/pesquisa/modelo-entrevista.ts'
import { changeStored } from '#server/crud/change.ts'
import { type Ctx, defineHooks } from '#server/crud/define.ts'
import { readOfCompany } from '#server/crud/read.ts'
import { run } from '#server/crud/sql.ts'
import { fail, fieldError } from '#server/errors.ts'
import { createQuestionario, deleteQuestionario, followDono } from '#server/questionario/dono.ts'
import { motivoTravado } from '#server/questionario/respondido.ts'
import { restauraQuestionario } from '#server/questionario/restaura.ts'

/** The kind of its questionnaire. */
const TIPO = 'E'

export default defineHooks('pesquisa/modelo-entrevista', {
  /** What has been answered keeps the order in which it asks (spec 2 §4). */
  async validate(ctx, record, before) {
    const { questionario } = before ?? {}
    if (!before || !questionario) return []
    if ((before.ordemAleatoria ?? false) === (record.ordemAleatoria ?? false)) return []
    const motivo = await motivoTravado(ctx.db, ctx.session.empresaId, questionario.id)
    return motivo === undefined ? [] : [fieldError('ordemAleatoria', motivo)]
  },

  async beforeSave(ctx, record) {
    const { titulo, ordemAleatoria, questionario } = record
    const dito = { tipo: TIPO, titulo, ordemAleatoria } as const
    if (questionario) return followDono(ctx, questionario.id, dito)
    record.questionario = { id: await createQuestionario(ctx, dito) } as ModeloEntrevista['questionario']
  },

  async afterSave(ctx, record, before) {
    if (record.padrao === true && before?.padrao !== true) await desmarcaOutros(ctx, Number(record.id))
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
    delete copy.padrao
  },
})

// $1 company, $2 the one that is marked now
const MARCADOS = 'select id::int as id from modelo_entrevista where empresa_id = $1 and padrao and id <> $2'

/** A company has one default. */
async function desmarcaOutros(ctx: Ctx, id: number): Promise<void> {
  for (const outro of await run<{ id: number }>(ctx.db, MARCADOS, [ctx.session.empresaId, id]))
    await changeStored(ctx, await readOfCompany(ctx, outro.id, { lock: true }), { padrao: false }, 'alteracao')
}
