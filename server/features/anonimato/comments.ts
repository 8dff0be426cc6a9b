import { type Db, run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { type CollectionKey, OF, valuesOf } from './collection.ts'
import { requireClosed } from './read.ts'

export interface Comment {
  id: string
  pergunta: string
  texto: string
  /** why it is hidden; only for those who release comments */
  ocultoMotivo?: string
}

// ids are random: sorting by them reveals no order
const READ = `select id, pergunta, texto, oculto_motivo as "ocultoMotivo" from comentario_anonimo where ${OF} order by id`
const RELEASE = `update colecao_anonima set comentarios_liberados = $5 where ${OF}`
const HIDE = `update comentario_anonimo set oculto_motivo = $5 where ${OF} and id = $6 returning id`

/**
 * The texts of a closed collection, without link to sheets, persons and attributes, in random order.
 * @param toRelease also before the release, and hidden ones with the reason
 * @throws DomainError NAO_ENCONTRADO, COLETA_ABERTA, COMENTARIOS_NAO_LIBERADOS
 */
export async function readComments(
  db: Db,
  key: CollectionKey,
  { toRelease = false }: { toRelease?: boolean } = {},
): Promise<Comment[]> {
  const { comentariosLiberados } = await requireClosed(db, key)
  if (!toRelease && !comentariosLiberados) fail('COMENTARIOS_NAO_LIBERADOS')
  const rows = await run<Comment & { ocultoMotivo: string | null }>(db, READ, valuesOf(key))
  return rows.flatMap(({ ocultoMotivo, ...comment }) => {
    if (ocultoMotivo === null) return [comment]
    return toRelease ? [{ ...comment, ocultoMotivo }] : []
  })
}

/** Releases the comments to everybody who sees the results, or withdraws the release. @throws DomainError NAO_ENCONTRADO, COLETA_ABERTA */
export async function releaseComments(db: Db, key: CollectionKey, released = true): Promise<void> {
  await requireClosed(db, key)
  await run(db, RELEASE, [...valuesOf(key), released])
}

/** Hides a comment with a reason, or shows it again (null). Its text cannot be changed. @throws DomainError NAO_ENCONTRADO, COLETA_ABERTA */
export async function hideComment(db: Db, key: CollectionKey, id: string, reason: string | null): Promise<void> {
  await requireClosed(db, key)
  const hidden = await run(db, HIDE, [...valuesOf(key), reason, id])
  if (hidden.length === 0) fail('NAO_ENCONTRADO')
}
