import { defineHooks } from '#server/crud/define.ts'
import { lancamentosDeIndices } from '#server/domain/cargo-salario/indice-historico/queries.ts'
import { acertaSalarios } from '#server/domain/gestao-talentos/talento/queries.ts'
import { acompanhaFolha, aguardaFolha } from '#server/domain/utilitario/pendencia-ac/queries.ts'

const REALINHAMENTO = 'cargo-salario/tabela-reajuste-colaborador'

export default defineHooks('cargo-salario/indice', {
  beforeSave(ctx, record, before) {
    aguardaFolha(ctx, lancamentosDeIndices, record.historico, before?.historico)
  },

  async afterSave(ctx, record, before) {
    await acompanhaFolha(ctx, lancamentosDeIndices, record.historico, before?.historico)
    // an index rises, and every salary that rests on it (spec 2 §3); a plan that raises many sees to it once
    if (ctx.causedBy !== REALINHAMENTO) await acertaSalarios(ctx)
  },

  async beforeDelete(ctx, record) {
    await acompanhaFolha(ctx, lancamentosDeIndices, [], record.historico)
  },

  clone(_ctx, copy) {
    delete copy.nome
  },
})
