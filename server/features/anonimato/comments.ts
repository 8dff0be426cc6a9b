import { type Db, run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { type CollectionKey, OF, valuesOf } from './collection.ts'
import { requireClosed } from './read.ts'

export interface Comment {
  id: string
  pergunta: string
  texto: string
  /** why it is hidden; told to who releases comments only */
  ocultoMotivo?: string
}

// random ids: their order is none
const READ = `select id, pergunta, texto, oculto_motivo as "ocultoMotivo" from comentario_anonimo where ${OF} order by id`
const RELEASE = `update colecao_anonima set comentarios_liberados = $5 where ${OF}`
const HIDE = `update comentario_anonimo set oculto_motivo = $5 where ${OF} and id = $6 returning id`

/**
 * The texts of a closed collection, parted from sheets, persons and attributes, in random order.
 * @param toRelease for who decides on them: also before they are released, hidden ones with the reason
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

/** Lets everybody who sees the results see the comments, or no more. @throws DomainError NAO_ENCONTRADO, COLETA_ABERTA */
export async function releaseComments(db: Db, key: CollectionKey, released = true): Promise<void> {
  await requireClosed(db, key)
  await run(db, RELEASE, [...valuesOf(key), released])
}

/** Hides a comment, with the reason; without one it shows again. Nobody changes what it says. @throws DomainError NAO_ENCONTRADO, COLETA_ABERTA */
export async function hideComment(db: Db, key: CollectionKey, id: string, reason: string | null): Promise<void> {
  await requireClosed(db, key)
  const hidden = await run(db, HIDE, [...valuesOf(key), reason, id])
  if (hidden.length === 0) fail('NAO_ENCONTRADO')
}
