import { recalculaCusto } from '#server/domain/desenvolvimento/turma/queries.ts'
import { defineHooks } from '#server/platform/crud/define.ts'

const TURMA = 'desenvolvimento/turma'

/** Recomputes the cost of a class after its expenses change; a whole list recomputes it once — R-TUR-05 */
export default defineHooks('desenvolvimento/despesa-turma', {
  async afterSave(ctx, { turma }, before) {
    if (ctx.causedBy === TURMA) return
    // locks by ascending id against deadlocks
    const turmas = new Set([turma.id, ...(before ? [before.turma.id] : [])])
    for (const id of [...turmas].sort((a, b) => a - b)) await recalculaCusto(ctx, id)
  },

  async afterDelete(ctx, { turma }) {
    if (ctx.causedBy !== TURMA) await recalculaCusto(ctx, turma.id)
  },
})
