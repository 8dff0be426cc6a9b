import { defineHooks } from '#server/platform/crud/define.ts'
import { cargosDasAreas } from './queries.ts'

export default defineHooks('captacao/area-formacao', {
  /** The positions that name the area in areasFormacaoRelacionadas; read-only here, edited in the register of positions. */
  async compute(ctx, records) {
    if (records.length === 0) return
    const found = await cargosDasAreas(ctx, { areas: records.map(({ id }) => Number(id)) })
    for (const record of records) {
      const cargos = found.filter(({ area }) => area.id === record.id).map(({ cargo }) => cargo)
      if (cargos.length > 0) record.cargos = cargos
    }
  },
})
