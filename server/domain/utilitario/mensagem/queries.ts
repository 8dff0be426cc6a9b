import type { Ctx } from '#server/platform/crud/define.ts'
import { hot } from '#server/platform/database/hot.ts'
import { run } from '#server/platform/database/sql.ts'
import { worksIn } from '#server/platform/messages/recipients.ts'

const OUTSIDERS = hot(
  `select u.nome from usuario u where u.id = any($2::bigint[]) and not ${worksIn('u', '$1')} order by u.nome`,
)

/** Names of those users without access to the current company. */
export async function usuariosDeFora({ db, session }: Ctx, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await run<{ nome: string }>(db, OUTSIDERS, [session.empresaId, ids])
  return rows.map(({ nome }) => nome)
}

export interface Leituras {
  destinatarios: number
  lidas: number
}

const COUNTS = hot(`select mensagem_id as id, count(*) as destinatarios, count(*) filter (where lida) as lidas
from usuario_mensagem where empresa_id = $1 and mensagem_id = any($2::bigint[]) group by mensagem_id`)

/** Number of recipients and of readers by message. */
export async function contaLeituras({ db, session }: Ctx, ids: number[]): Promise<Map<number, Leituras>> {
  if (ids.length === 0) return new Map()
  const rows = await run<Leituras & { id: number }>(db, COUNTS, [session.empresaId, ids])
  return new Map(rows.map(({ id, ...leituras }) => [id, leituras]))
}
