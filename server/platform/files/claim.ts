import type { Session } from '#server/platform/access/session.ts'
import { hot } from '#server/platform/database/hot.ts'
import { type Db, run } from '#server/platform/database/sql.ts'

/** The record (not one of its rows) whose fields hold files. */
export interface Claimer {
  entidade: string
  registroId: number
}

const CLAIM = hot(`update arquivo set entidade = $1, registro_id = $2
where empresa_id = $3 and id::text = any($4) and (
  (entidade is null and (usuario_id = $5 or candidato_id = $6 or ($7 and usuario_id is null and candidato_id is null))) or (entidade = $1 and registro_id = $2)
) returning id`)
const UNCLAIMED = hot(`select id, tipo, tamanho::int as tamanho from arquivo
where empresa_id = $1 and id::text = any($2) and entidade is null`)
const RELEASE = hot(`update arquivo set entidade = null, registro_id = null, criado_em = now()
where entidade = $1 and registro_id = $2 and not id::text = any($3)`)

/**
 * Assigns files to a record, in the transaction of its write: they become readable with the record and are no longer swept.
 * @returns the ids that are no files of this session: the caller must refuse the write
 */
export async function claimFiles(db: Db, session: Session, claimer: Claimer, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const candidato = session.kind === 'candidato'
  // a candidate who registers uploaded without a session: knowing the file's random id is the proof that it is his
  const visitor = candidato && session.usuario.id === 0
  const own = candidato ? [null, session.usuario.id, visitor] : [session.usuario.id, null, false]
  const values = [claimer.entidade, claimer.registroId, session.empresaId, ids, ...own]
  const claimed = new Set((await run<{ id: string }>(db, CLAIM, values)).map(({ id }) => id))
  return ids.filter((id) => !claimed.has(id.toLowerCase()))
}

export interface FileFacts {
  id: string
  tipo: string
  tamanho: number
}

/** Reads those of the files that no record holds yet. */
export async function unclaimedFiles(db: Db, session: Session, ids: string[]): Promise<FileFacts[]> {
  if (ids.length === 0) return []
  return run(db, UNCLAIMED, [session.empresaId, ids])
}

/** Releases the files a record no longer holds: all but `kept`. The job `arquivos-orfaos` deletes them. */
export async function releaseFiles(db: Db, { entidade, registroId }: Claimer, kept: string[]): Promise<void> {
  await run(db, RELEASE, [entidade, registroId, kept])
}
