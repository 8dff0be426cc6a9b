import { checkCompany } from '#server/consistency/check.ts'
import { storeFindings } from '#server/consistency/store.ts'
import type { Prumo } from '#server/prumo.ts'
import { defineJob } from './define.ts'

const MINUTES = 10

/** Sees every record of every company (spec 1 §6). */
const FIRST_USER = 1

/** Checks what is stored: every night all companies, on request the one of who asked (spec 3 §4, database inconsistency). */
export default defineJob({
  name: 'inconsistencias',
  title: 'Verificação do banco de dados',
  schedule: '0 4 * * *',
  async run({ prumo, tarefa, progress }) {
    let total = 0
    for (const empresaId of tarefa ? [tarefa.empresaId] : await companies(prumo)) {
      const session = await prumo.sessions.ofUser(FIRST_USER, empresaId)
      if (!session) continue
      const { findings } = await checkCompany(prumo, session, { milliseconds: MINUTES * 60_000, progress })
      await storeFindings(prumo.database.pool, empresaId, findings, prumo.now())
      total += findings.length
    }
    return { mensagem: `${total} inconsistência(s) encontrada(s).`, resultado: { encontradas: total } }
  },
})

async function companies({ database }: Prumo): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: number }>(
    'select id from empresa where ativa is not false order by id',
  )
  return rows.map(({ id }) => id)
}
