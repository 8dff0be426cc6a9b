import { defineHooks } from '#server/crud/define.ts'
import { dadosDosCandidatos } from './queries.ts'

export default defineHooks('captacao/exame-palografico', {
  /** Shown with the exam: whose it is, and the text of the curriculum. */
  async compute(ctx, records) {
    const dados = await dadosDosCandidatos(
      ctx,
      records.map(({ candidato }) => candidato.id),
    )
    for (const record of records) Object.assign(record, dados.get(record.candidato.id))
  },
})
