import { recusaCriterio } from '#server/domain/cargo-salario/nivel-competencia/queries.ts'
import { defineHooks } from '#server/platform/crud/define.ts'

export default defineHooks('cargo-salario/criterio-avaliacao-competencia', {
  /** Refuses a new criterion as `recusaComportamentos` does — spec 2 §4 */
  validate: (ctx, _record, before) => (before ? [] : recusaCriterio(ctx)),
})
