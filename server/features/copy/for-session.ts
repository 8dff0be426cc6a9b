import type { Runtimes } from '#schemas/compile.ts'
import type { Model } from '#schemas/load.ts'
import { foldText } from '#schemas/runtime/names.ts'
import type { Session } from '#server/platform/access/session.ts'
import { requireWholeCompany } from '#server/platform/access/whole-company.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { anonymousCopy } from './copy.ts'

interface Place {
  model: Model
  runtimes: Runtimes
  database: { kysely: Db }
  now(): Date
}

export interface CopyFile {
  nome: string
  tipo: string
  bytes: Buffer
  registros: number
}

/** Makes the anonymous copy of the session's company in one snapshot, and writes its line of the trail. @throws DomainError NAO_AUTORIZADO */
export async function copyForSession(
  { model, runtimes, database: { kysely }, now }: Place,
  session: Session,
  progress?: (done: number, total: number) => Promise<void>,
): Promise<CopyFile> {
  requireWholeCompany(session)
  const { empresaId, context } = session
  const { header, bytes } = await kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((db) => anonymousCopy(db, { model, runtimes, empresaId, context, now: now(), progress }))
  const registros = Object.values(header.registros).reduce((sum, n) => sum + n, 0)
  await note(kysely, session, registros)
  const name = foldText(header.empresa.nome).replace(/[^a-z0-9]+/g, '-')
  const nome = `copia-anonima-${name}-${context.hoje}.json.gz`
  return { nome, tipo: 'application/gzip', bytes, registros }
}

/** Writes the copy into the company's trail. */
async function note(db: Db, { usuario, empresaId, key }: Session, registros: number): Promise<void> {
  const origin = { tipo: 'lote', registros, recusados: 0, ...(key ? { chave: key } : {}) }
  const text = `insert into auditoria (empresa_id, usuario_id, usuario_nome, entidade, operacao, origem, registro_id)
    values ($1::int, $2, $3, 'utilitario/empresa', 'copia-anonima', $4, $1::int)`
  await run(db, text, [empresaId, usuario.id, usuario.nome, JSON.stringify(origin)])
}
