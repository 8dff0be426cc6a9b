import { geraConjunto } from '#server/domain/utilitario/integracao/bi/gera.ts'
import { anota } from '#server/domain/utilitario/integracao/queries.ts'
import { DomainError } from '#server/platform/errors/errors.ts'
import { defineJob } from '#server/platform/queue/define.ts'

/** Nightly data set of Fortes BI for each company that uses it. Failures are stored in the integration. */
export default defineJob({
  name: 'fortes-bi-diario',
  title: 'Conjuntos de dados do Fortes BI',
  schedule: '30 4 * * *',
  async run({ prumo, progress }) {
    const { kysely } = prumo.database
    const rows = await kysely
      .selectFrom('integracao')
      .select('empresa_id')
      .where('nome', '=', 'FORTES_BI')
      .where('ativo', '=', true)
      .orderBy('empresa_id')
      .execute()
    for (const [i, { empresa_id }] of rows.entries()) {
      await progress(i, rows.length)
      await geraConjunto(prumo, empresa_id, async () => {}).catch(async (error: unknown) => {
        if (!(error instanceof DomainError)) throw error
        await anota(kysely, empresa_id, 'FORTES_BI', { ok: false, mensagem: error.message })
      })
    }
    return undefined
  },
})
