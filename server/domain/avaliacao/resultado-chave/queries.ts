import { objetivosVistos } from '#server/domain/avaliacao/objetivo/queries.ts'
import type { Session } from '#server/platform/access/session.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run, type Values } from '#server/platform/database/sql.ts'

export { type DoResultado, objetivoDoResultado } from './objetivo.ts'

/** SQL condition: key results of objectives that the session sees. */
export function resultadosVistos(session: Session, r: string, values: Values): string | undefined {
  const o = `${r}_o`
  const seen = objetivosVistos(session, o, values)
  return seen === undefined
    ? undefined
    : `exists (select from objetivo ${o} where ${o}.empresa_id = ${r}.empresa_id and ${o}.id = ${r}.objetivo_id and ${seen})`
}

// $1 company, $2 key result, $3 user
const RESPONDE = `select r.objetivo_id::int as objetivo, exists (select from talento t
    where t.empresa_id = r.responsavel_empresa_id and t.id = r.responsavel_id and t.usuario_id = $3) as responde
  from resultado_chave r where r.empresa_id = $1 and r.id = $2`

/** Reads the objective of a key result, and whether the session's user answers for it; in a transaction FOR UPDATE of the key result. */
export async function deQuemE({ db, session }: Ctx, id: number) {
  const text = db.isTransaction ? `${RESPONDE} for update of r` : RESPONDE
  const [found] = await run<{ objetivo: number; responde: boolean }>(db, text, [
    session.empresaId,
    id,
    session.usuario.id,
  ])
  return found
}
