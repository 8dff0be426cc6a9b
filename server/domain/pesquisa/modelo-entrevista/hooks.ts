import { guardaQuestionario, hooksDoDono, recusaOrdem } from '#server/features/questionario/dono-hooks.ts'
import { type Ctx, defineHooks } from '#server/platform/crud/define.ts'
import { readOfCompany } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { run } from '#server/platform/database/sql.ts'

export default defineHooks('pesquisa/modelo-entrevista', {
  ...hooksDoDono,

  validate: (ctx, record, before) => recusaOrdem(ctx, record, before),

  beforeSave: (ctx, record) => guardaQuestionario(ctx, record, 'E'),

  async afterSave(ctx, record, before) {
    if (record.padrao === true && before?.padrao !== true) await desmarcaOutros(ctx, Number(record.id))
  },

  /** A clone gets its own questionnaire ('Clonar' copies the questions) and is not the default. */
  clone(_ctx, copy) {
    delete copy.questionario
    delete copy.padrao
  },
})

// $1 company, $2 the new default
const MARCADOS = 'select id::int as id from modelo_entrevista where empresa_id = $1 and padrao and id <> $2'

/** Unmarks the other default models: a company has one. */
async function desmarcaOutros(ctx: Ctx, id: number): Promise<void> {
  for (const outro of await run<{ id: number }>(ctx.db, MARCADOS, [ctx.session.empresaId, id]))
    await changeStored(ctx, await readOfCompany(ctx, outro.id, { lock: true }), { padrao: false }, 'alteracao')
}
