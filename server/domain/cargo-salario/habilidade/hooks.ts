import { acompanhaItem, retiraCompetencia } from '#server/domain/cargo-salario/competencia/queries.ts'
import { existeNivelCompetencia, recusaComportamentos } from '#server/domain/cargo-salario/nivel-competencia/queries.ts'
import { defineHooks } from '#server/platform/crud/define.ts'

export default defineHooks('cargo-salario/habilidade', {
  validate: (ctx, record) => recusaComportamentos(ctx, record),

  afterSave: (ctx, record) => acompanhaItem(ctx, 'H', record),

  beforeDelete: (ctx, { id }) => retiraCompetencia(ctx, 'H', id),

  async compute(ctx, records) {
    const existe = await existeNivelCompetencia(ctx)
    for (const record of records) record.existeNivelCompetencia = existe
  },
})
