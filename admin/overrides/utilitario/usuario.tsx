import { useEntity } from '#admin/resource/entity-context.ts'
import { defineOverride } from '#admin/resource/override.ts'
import { OpenSessions } from '#admin/shell/session/OpenSessions.tsx'
import type { Usuario } from '#schemas/generated/types/utilitario/usuario.ts'

/** Open sessions of this user; an administrator can end one or all. */
function Sessions({ record }: { record: Usuario }) {
  const { schema } = useEntity()
  return <OpenSessions url={`/api/utilitario/usuarios/${record.id}/sessoes`} canEnd={schema.can.update} />
}

export default defineOverride<Usuario>({ formBottom: Sessions })
