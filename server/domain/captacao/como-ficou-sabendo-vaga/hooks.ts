import { defineHooks } from '#server/platform/crud/define.ts'
import { candidatosComOrigem } from './queries.ts'

export default defineHooks('captacao/como-ficou-sabendo-vaga', {
  /** Share (in percent, two decimals) of the candidates per source — spec 1 §3.6 */
  async compute(ctx, records) {
    const total = await candidatosComOrigem(ctx)
    for (const record of records)
      record.percentual = total === 0 ? 0 : Math.round(((record.qtd ?? 0) * 10_000) / total) / 100
  },
})
