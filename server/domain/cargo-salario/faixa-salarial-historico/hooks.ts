import { acompanhaFolha, aguardaFolha, encerra } from '#server/domain/utilitario/pendencia-ac/queries.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { lancamentosDeFaixas, preencheSalarios } from './queries.ts'

/** Hooks of rows written through their own route; rows written with their band are handled by the band's hooks. */
export default defineHooks('cargo-salario/faixa-salarial-historico', {
  beforeSave(ctx, record, before) {
    aguardaFolha(ctx, lancamentosDeFaixas, [record], before && [before])
  },

  async afterSave(ctx, record, before) {
    await acompanhaFolha(ctx, lancamentosDeFaixas, [record], before && [before])
  },

  compute: preencheSalarios,

  async beforeDelete(ctx, { id }) {
    if (id !== undefined) await encerra(ctx, lancamentosDeFaixas.origem, id)
  },
})
