import { NOTICE_EVENT } from '#schemas/runtime/definition/events.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { writeEvent } from '#server/platform/crud/trail/write-trail.ts'
import { run } from '#server/platform/database/sql.ts'
import type { CompanyNotice } from './company.ts'
import { type Delivery, WEBHOOK } from './recipients.ts'

export interface Occasion {
  notice: CompanyNotice
  registro: number
  /** row of a list; 0: the record */
  linha?: number
  /** key that distinguishes it from other occasions */
  ocasiao: string
  dia?: string
  deliveries: Delivery[]
  /** it is told by the digest of the day */
  resumo: boolean
}

const NOTE = `insert into aviso_envio (empresa_id, aviso_id, entidade, registro_id, linha_id, ocasiao, dia, canal, destino, resumo, situacao, encerrado_em)
select $1, n.aviso, $2, n.registro, n.linha, n.ocasiao, n.dia, n.canal, n.destino, n.resumo,
  case n.canal when 'WEBHOOK' then 'ENVIADO' else 'ESPERA' end, case n.canal when 'WEBHOOK' then now() end
from jsonb_to_recordset($3::jsonb) as n(aviso bigint, registro bigint, linha bigint, ocasiao text, dia date, canal text, destino text, resumo boolean)
on conflict do nothing returning registro_id::int as registro, canal, dia::text`

/**
 * Notes occasions of records of `ctx.entity` in the caller's transaction: a rollback notes nothing, and an occasion already noted is skipped (unique
 * key), also under concurrency. Webhooks are queued at once.
 * @returns number of new ones
 */
export async function noteOccasions(ctx: Ctx, occasions: Occasion[]): Promise<number> {
  const lines = occasions.flatMap(({ notice, registro, linha = 0, ocasiao, dia, deliveries, resumo }) =>
    deliveries.map(({ canal, destino }) => ({
      aviso: notice.id,
      registro,
      linha,
      ocasiao,
      dia,
      canal,
      destino,
      resumo,
    })),
  )
  if (lines.length === 0) return 0
  const { empresaId } = ctx.session
  const rows = await run<{ registro: number; canal: string }>(ctx.db, NOTE, [
    empresaId,
    ctx.entity.path,
    JSON.stringify(lines),
  ])
  for (const { registro, canal } of rows)
    if (canal.toLowerCase() === WEBHOOK) await writeEvent(ctx, registro, empresaId, { name: NOTICE_EVENT, campos: [] })
  return rows.length
}
