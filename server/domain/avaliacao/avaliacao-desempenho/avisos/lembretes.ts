import { everyCompany } from '#server/platform/access/every-company.ts'
import { contextOf, forEntity, inTransaction } from '#server/platform/crud/context.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { run } from '#server/platform/database/sql.ts'
import type { Prumo } from '#server/prumo.ts'
import { CICLO, readCiclo } from '../ciclo.ts'
import { enviaEmails } from './email.ts'

// $1 company, $2 today: released cycles that end in one of their `dias_lembrete` days and were not reminded today
const DE_HOJE = `select id from avaliacao_desempenho where empresa_id = $1 and situacao = 'L' and data_fim >= $2::date
  and dias_lembrete @> to_jsonb(data_fim - $2::date) and lembrada_em is distinct from $2::date order by id`

/**
 * Reminds evaluators with unanswered copies on the days each cycle sets; `lembrada_em` is stored with the reminder, so
 * a second run of the day sends nothing. @returns number of people
 */
export async function lembraAvaliadores(prumo: Prumo): Promise<number> {
  const entity = prumo.model.entities.get(CICLO)
  if (!entity) return 0
  let lembrados = 0
  for await (const session of everyCompany(prumo, { name: 'Lembrete' })) {
    const ctx = contextOf(prumo, entity, session)
    const { hoje } = ctx.context
    for (const { id } of await run<{ id: number }>(ctx.db, DE_HOJE, [session.empresaId, hoje]))
      lembrados += await inTransaction(ctx, async (tx) => {
        const ciclo = await readCiclo(tx, Number(id), { lock: true })
        if (ciclo.situacao !== 'L' || ciclo.lembradaEm === hoje) return 0
        await changeStored(forEntity(tx, CICLO), ciclo, { lembradaEm: hoje }, 'lembrete')
        return (await enviaEmails(tx, ciclo)).enviados
      })
  }
  return lembrados
}
