import { lancamentosDeHistoricos } from '#server/domain/gestao-talentos/talento/queries.ts'
import { acompanhaFolha, aguardaFolha, encerra } from '#server/domain/utilitario/pendencia-ac/queries.ts'
import { defineHooks } from '#server/platform/crud/define.ts'

/** Hooks of rows written through their own route; rows written with their talent are handled by the talent's hooks. */
export default defineHooks('gestao-talentos/talento-historico', {
  beforeSave(ctx, record, before) {
    aguardaFolha(ctx, lancamentosDeHistoricos, [record], before && [before])
  },

  async afterSave(ctx, record, before) {
    await acompanhaFolha(ctx, lancamentosDeHistoricos, [record], before && [before])
  },

  async beforeDelete(ctx, { id }) {
    if (id !== undefined) await encerra(ctx, lancamentosDeHistoricos.origem, id)
  },
})
