import { checkCompany } from '#server/features/consistency/check.ts'
import { storeFindings } from '#server/features/consistency/store.ts'
import { everyCompany } from '#server/platform/access/every-company.ts'
import { defineJob } from '#server/platform/queue/define.ts'

const MINUTES = 10

/** Checks stored data: every night all companies, during the day one whose result is stale (spec 3 §4, database inconsistency). */
export default defineJob<{ empresaId: number } | null>({
  name: 'inconsistencias',
  title: 'Verificação do banco de dados',
  schedule: '0 4 * * *',
  async run({ prumo, input, progress }) {
    let total = 0
    for await (const session of everyCompany(prumo, { only: input?.empresaId })) {
      const { findings } = await checkCompany(prumo, session, { milliseconds: MINUTES * 60_000, progress })
      await storeFindings(prumo.database.pool, session.empresaId, findings, prumo.now())
      total += findings.length
    }
    return { mensagem: `${total} inconsistência(s) encontrada(s).`, resultado: { encontradas: total } }
  },
})
