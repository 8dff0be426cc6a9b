import { defineHooks } from '#server/crud/define.ts'
import { valoresDosIndices } from './queries.ts'

export default defineHooks('cargo-salario/indice', {
  async compute(ctx, records) {
    const ids = records.map(({ id }) => id)
    const valores = await valoresDosIndices(ctx, ids, ctx.context.hoje)
    for (const record of records) record.valorAtual = valores.get(record.id)
  },

  clone(_ctx, copy) {
    delete copy.nome
  },
})
