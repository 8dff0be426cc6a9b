import { acompanhaFolha, aguardaFolha, encerra } from '#server/domain/utilitario/pendencia-ac/queries.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { lancamentosDeIndices } from './queries.ts'

/** A row that is written through its own address; with its index, the hooks of the index do the same. */
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
