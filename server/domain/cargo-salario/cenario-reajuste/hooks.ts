import { forEntity } from '#server/crud/context.ts'
import { defineHooks } from '#server/crud/define.ts'
import { excluiPropostas } from '#server/domain/cargo-salario/tabela-reajuste-colaborador/queries.ts'

/** A scenario is its proposals: they go with it. */
export default defineHooks('cargo-salario/cenario-reajuste', {
  async beforeDelete(ctx, record) {
    const plano = forEntity(ctx, 'cargo-salario/tabela-reajuste-colaborador')
    await excluiPropostas(plano, record.tabelaReajuste.id, Number(record.id))
  },
})
