import { recalcula } from '#server/domain/avaliacao/objetivo/queries.ts'
import { deQuemE, resultadosVistos } from '#server/domain/avaliacao/resultado-chave/queries.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { exigeAberto, recusados } from './regras.ts'

export default defineHooks('avaliacao/check-in-resultado', {
  rows(session, c, values) {
    const r = `${c}_r`
    const seen = resultadosVistos(session, r, values)
    return seen === undefined
      ? undefined
      : `exists (select from resultado_chave ${r} where ${r}.empresa_id = ${c}.empresa_id and ${r}.id = ${c}.resultado_chave_id and ${seen})`
  },

  validate: recusados,

  async afterSave(ctx, { resultadoChave }, before) {
    const movido = before && before.resultadoChave.id !== resultadoChave.id ? before.resultadoChave.id : undefined
    if (movido !== undefined) await recalcula(ctx, (await deQuemE(ctx, movido))?.objetivo)
    await recalcula(ctx, (await deQuemE(ctx, resultadoChave.id))?.objetivo)
  },

  beforeDelete: (ctx, { resultadoChave }) => exigeAberto(ctx, resultadoChave.id),
  afterDelete: async (ctx, { resultadoChave }) => recalcula(ctx, (await deQuemE(ctx, resultadoChave.id))?.objetivo),
})
