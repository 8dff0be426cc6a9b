import { hasAuthority, type Session } from '#server/platform/access/session.ts'
import { contextOf } from '#server/platform/crud/context.ts'
import { findStored } from '#server/platform/crud/read/read.ts'
import { mayKnow } from '#server/platform/crud/sight/field-authority.ts'
import { onlyReaches } from '#server/platform/crud/sight/visible-rows.ts'
import { filesIn } from '#server/platform/crud/write/hold-files.ts'
import type { Arquivo } from '#server/platform/database/base-tables.ts'
import type { Prumo } from '#server/prumo.ts'

/**
 * Whether the session may read a file. An unclaimed file: only its uploader. A claimed one: whoever may read the record that holds it, with the row
 * permission, unless it is in a field whose authority the session lacks; besides, everyone his own picture and his company's logo.
 */
export async function mayRead(prumo: Prumo, session: Session, file: Arquivo): Promise<boolean> {
  if (session.kind === 'candidato') return mayCandidateRead(session, file)
  if (isOwnPicture(session, file) || isLogo(session, file)) return true
  const entity = file.entidade === null ? undefined : prumo.model.entities.get(file.entidade)
  if (file.entidade === null || file.registro_id === null || !entity)
    return file.empresa_id === session.empresaId && file.usuario_id === session.usuario.id
  if (!hasAuthority(session, entity.authority.read) && !onlyReaches(session, entity)) return false
  const holder = await findStored(contextOf(prumo, entity, session), file.registro_id)
  if (!holder) return false
  const place = filesIn(entity, prumo.model, holder).find(({ id }) => id === file.id)
  return place ? mayKnow(session, place.field) : !onlyReaches(session, entity)
}

function mayCandidateRead({ empresaId, usuario }: Session, file: Arquivo): boolean {
  if (file.empresa_id !== empresaId) return false
  // a visitor who registers: unclaimed files without an uploader
  if (usuario.id === 0) return file.entidade === null && file.candidato_id === null && file.usuario_id === null
  if (file.entidade === null) return file.candidato_id === usuario.id
  return file.entidade === 'captacao/candidato' && file.registro_id === usuario.id
}

const isOwnPicture = ({ usuario }: Session, { entidade, registro_id }: Arquivo): boolean =>
  entidade === 'utilitario/usuario' && registro_id === usuario.id

const isLogo = ({ empresaId, context }: Session, { empresa_id, id }: Arquivo): boolean => {
  const { aparencia } = context.empresa as { aparencia?: { logoEmpresa?: string } }
  return empresa_id === empresaId && aparencia?.logoEmpresa === id
}
