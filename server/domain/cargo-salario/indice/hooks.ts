import { lancamentosDeIndices } from '#server/domain/cargo-salario/indice-historico/queries.ts'
import { salariosSeguem } from '#server/domain/gestao-talentos/talento/queries.ts'
import { acompanhaFolha, aguardaFolha } from '#server/domain/utilitario/pendencia-ac/queries.ts'
import { defineHooks } from '#server/platform/crud/define.ts'

export default defineHooks('cargo-salario/indice', {
  beforeSave(ctx, record, before) {
    aguardaFolha(ctx, lancamentosDeIndices, record.historico, before?.historico)
  },

  async afterSave(ctx, record, before) {
    await acompanhaFolha(ctx, lancamentosDeIndices, record.historico, before?.historico)
    await salariosSeguem(ctx)
  },

  async beforeDelete(ctx, record) {
    await acompanhaFolha(ctx, lancamentosDeIndices, [], record.historico)
  },

  clone(_ctx, copy) {
    delete copy.nome
  },
})
