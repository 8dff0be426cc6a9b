import { lancamentosDeFaixas, preencheSalarios } from '#server/domain/cargo-salario/faixa-salarial-historico/queries.ts'
import { salariosSeguem } from '#server/domain/gestao-talentos/talento/queries.ts'
import { acompanhaFolha, aguardaFolha } from '#server/domain/utilitario/pendencia-ac/queries.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { faixasEmVigor } from './queries.ts'
import { talentosSeguem } from './talentos.ts'

export default defineHooks('cargo-salario/faixa-salarial', {
  beforeSave(ctx, record, before) {
    aguardaFolha(ctx, lancamentosDeFaixas, record.historico, before?.historico)
  },

  async afterSave(ctx, record, before) {
    await acompanhaFolha(ctx, lancamentosDeFaixas, record.historico, before?.historico)
    if (before && before.cargo.id !== record.cargo.id) await talentosSeguem(ctx, record.id)
    await salariosSeguem(ctx)
  },

  async beforeDelete(ctx, record) {
    await acompanhaFolha(ctx, lancamentosDeFaixas, [], record.historico)
  },

  async compute(ctx, records) {
    const ids = records.map(({ id }) => id)
    const vigentes = await faixasEmVigor(ctx, ids, ctx.context.hoje)
    for (const record of records) {
      record.status = vigentes.get(record.id)?.status
    }
    await preencheSalarios(
      ctx,
      records.flatMap(({ historico }) => historico ?? []),
    )
  },

  /** spec 2 §5: a copy needs a name of its own */
  clone(_ctx, copy) {
    delete copy.nome
  },
})
