import { defineHooks } from '#server/crud/define.ts'
import { candidatosPorOrigem } from './queries.ts'

export default defineHooks('captacao/como-ficou-sabendo-vaga', {
  /** Number and share (in percent, two decimals) of the candidates per source — spec 1 §3.6 */
  async compute(ctx, records) {
    const { porOrigem, total } = await candidatosPorOrigem(ctx)
    for (const record of records) {
      record.qtd = porOrigem.get(Number(record.id)) ?? 0
      record.percentual = total === 0 ? 0 : Math.round((record.qtd * 10_000) / total) / 100
    }
  },
})
