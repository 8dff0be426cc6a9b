import { sql } from 'kysely'
import type { Db } from '#server/platform/database/sql.ts'

/**
 * Adds a second row of `arquivo` with the same content (sha256), for another record to hold: a file belongs to one record only, its content is shared.
 * @returns the new file's id; undefined when there is no such file
 */
export async function copyFile(
  db: Db,
  { empresaId, id }: { empresaId: number; id: string },
  usuarioId: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into arquivo (empresa_id, nome, tipo, tamanho, sha256, usuario_id)
    select empresa_id, nome, tipo, tamanho, sha256, ${usuarioId} from arquivo where empresa_id = ${empresaId} and id = ${id}
    returning id`.execute(db)
  return rows[0]?.id
}
