import { defineHooks } from '#server/crud/define.ts'
import { fail } from '#server/errors.ts'

export default defineHooks('utilitario/empresa', {
  /** Nobody deletes the company he works in. */
  beforeDelete({ session }, { id }) {
    if (id === session.empresaId) fail('EXCLUSAO_NAO_PERMITIDA')
  },
})
