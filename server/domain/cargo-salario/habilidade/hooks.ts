import { defineHooks } from '#server/crud/define.ts'
import { existeNivelCompetencia, recusaComportamentos } from '#server/domain/cargo-salario/nivel-competencia/queries.ts'

export default defineHooks('cargo-salario/habilidade', {
  validate: (ctx, record) => recusaComportamentos(ctx, record),

  async compute(ctx, records) {
    const existe = await existeNivelCompetencia(ctx)
    for (const record of records) record.existeNivelCompetencia = existe
  },
})
