import type { Entrevista } from '#schemas/generated/types/captacao/entrevista.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { FIRST_USER } from '#server/platform/access/session.ts'
import { contextOf, inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findStored } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { run } from '#server/platform/database/sql.ts'
import type { Prumo } from '#server/prumo.ts'
import { lembraConvidados } from './avisos.ts'

const DIA = 24 * 60 * 60 * 1000

/** Whether an interview starts within 24 hours. */
export function comecaEmBreve({ inicio }: Pick<Entrevista, 'inicio'>, agora: Date): boolean {
  const ate = new Date(inicio).getTime() - agora.getTime()
  return ate > 0 && ate <= DIA
}

const devido = (record: Entrevista, agora: Date): boolean =>
  record.situacao === 'M' && record.lembreteDe !== record.inicio && comecaEmBreve(record, agora)

/**
 * Reminds candidate and interviewers once of each interview of the next 24 hours. `lembrete_de` is stored in the
 * transaction that sends the e-mails and locks the interview: of two servers only one sends, and a new time is reminded
 * of again.
 * @returns number of interviews
 */
export async function lembraEntrevistas(prumo: Prumo): Promise<number> {
  const agora = prumo.now()
  const { rows } = await prumo.database.pool.query<{ empresa: number; id: number }>(
    `select e.empresa_id as empresa, e.id from entrevista e join empresa m on m.id = e.empresa_id and m.ativa is not false
     where e.situacao = 'M' and e.inicio > $1 and e.inicio <= $2 and e.lembrete_de is distinct from e.inicio order by e.inicio`,
    [agora, new Date(agora.getTime() + DIA)],
  )
  let lembradas = 0
  for (const { empresa, id } of rows) {
    const ctx = await contextoDe(prumo, Number(empresa))
    if (!ctx) continue
    try {
      if (await lembra(ctx, Number(id), agora)) lembradas++
    } catch (error) {
      // the others are still sent; this one is retried on the next run
      prumo.log.error({ err: error, entrevista: id }, 'Lembrete de entrevista')
    }
  }
  return lembradas
}

async function lembra(ctx: Ctx, id: number, agora: Date): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    await run(tx.db, 'select from entrevista where empresa_id = $1 and id = $2 for update', [tx.session.empresaId, id])
    const record = await findStored<RecordData & Entrevista>(tx, id, { lock: true })
    if (!record || !devido(record, agora)) return false
    await lembraConvidados(tx, record)
    await changeStored(tx, record, { lembreteDe: record.inicio }, 'lembrete')
    return true
  })
}

/** Context of the system, named 'Lembrete de entrevista'. */
async function contextoDe(prumo: Prumo, empresaId: number): Promise<Ctx | undefined> {
  const entity = prumo.model.entities.get('captacao/entrevista')
  const session = await prumo.sessions.ofUser(FIRST_USER, empresaId)
  if (!entity || !session) return undefined
  const usuario = { ...session.usuario, nome: 'Lembrete de entrevista' }
  return contextOf(prumo, entity, { ...session, usuario })
}
