import { recalculaCusto } from '#server/domain/desenvolvimento/turma/queries.ts'
import { defineHooks } from '#server/platform/crud/define.ts'

const TURMA = 'desenvolvimento/turma'

/** The cost of a class follows its expenses, whoever changes them; a whole list of them changes it once — R-TUR-05 */
export default defineHooks('desenvolvimento/despesa-turma', {
  async afterSave(ctx, { turma }, before) {
    if (ctx.causedBy === TURMA) return
    // of two classes the one that was made first is locked first
    const turmas = new Set([turma.id, ...(before ? [before.turma.id] : [])])
    for (const id of [...turmas].sort((a, b) => a - b)) await recalculaCusto(ctx, id)
  },

  async afterDelete(ctx, { turma }) {
    if (ctx.causedBy !== TURMA) await recalculaCusto(ctx, turma.id)
  },
})
