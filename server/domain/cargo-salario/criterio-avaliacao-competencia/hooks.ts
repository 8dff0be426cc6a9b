import { defineHooks } from '#server/crud/define.ts'
import { recusaCriterio } from '#server/domain/cargo-salario/nivel-competencia/queries.ts'

export default defineHooks('cargo-salario/criterio-avaliacao-competencia', {
  /** A new criterion is a new behaviour — spec 2 §4 */
  validate: (ctx, _record, before) => (before ? [] : recusaCriterio(ctx)),
})
