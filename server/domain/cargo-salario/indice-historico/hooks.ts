import { acompanhaFolha, aguardaFolha, encerra } from '#server/domain/utilitario/pendencia-ac/queries.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { lancamentosDeIndices } from './queries.ts'

/** Hooks of rows written through their own route; rows written with their index are handled by the index's hooks. */
export default defineHooks('cargo-salario/indice-historico', {
  beforeSave(ctx, record, before) {
    aguardaFolha(ctx, lancamentosDeIndices, [record], before && [before])
  },

  async afterSave(ctx, record, before) {
    await acompanhaFolha(ctx, lancamentosDeIndices, [record], before && [before])
  },

  async beforeDelete(ctx, { id }) {
    if (id !== undefined) await encerra(ctx, lancamentosDeIndices.origem, id)
  },
})
