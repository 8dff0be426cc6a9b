import { defineHooks } from '#server/platform/crud/define.ts'
import { proximaOrdem } from './queries.ts'

export default defineHooks('captacao/etapa-seletiva', {
  /** A proposal for the form only: a body without `ordem` is refused (spec 1 §5.4). */
  async defaults(ctx, record) {
    if (!ctx.db.isTransaction) record.ordem ??= await proximaOrdem(ctx)
  },

  async clone(ctx, copy) {
    copy.ordem = await proximaOrdem(ctx)
  },
})
