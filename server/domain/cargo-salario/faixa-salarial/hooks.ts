import { defineHooks } from '#server/crud/define.ts'
import { faixasEmVigor } from './queries.ts'

export default defineHooks('cargo-salario/faixa-salarial', {
  async compute(ctx, records) {
    const ids = records.map(({ id }) => id)
    const vigentes = await faixasEmVigor(ctx, ids, ctx.context.hoje)
    for (const record of records) {
      const vigente = vigentes.get(record.id)
      record.salario = vigente?.salario ?? undefined
      record.status = vigente?.status
    }
  },

  /** spec 2 §5: a copy needs a name of its own */
  clone(_ctx, copy) {
    delete copy.nome
  },
})
