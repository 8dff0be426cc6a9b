import { ADMINISTRAR_INSTALACAO } from '#schemas/runtime/permission.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { defineHooks } from '#server/platform/crud/define.ts'

export default defineHooks('utilitario/aviso-sistema', {
  /** Notices for another company are visible to those who administer the installation */
  rows(session, alias, values) {
    if (hasAuthority(session, ADMINISTRAR_INSTALACAO)) return undefined
    return `(${alias}.empresa_id is null or ${alias}.empresa_id = ${values.add(session.empresaId)})`
  },
})
