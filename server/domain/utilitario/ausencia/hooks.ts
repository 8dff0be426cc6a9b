import { defineHooks } from '#server/platform/crud/define.ts'
import { fail, fieldError } from '#server/platform/errors/errors.ts'

export default defineHooks('utilitario/ausencia', {
  // only own rows: absences are entered by the absent user himself
  rows: ({ usuario }, alias, values) => `${alias}.usuario_id = ${values.add(usuario.id)}`,

  validate({ session }, { substituto }) {
    // an API key must not appoint the substitute of its user
    if (session.key) fail('CHAVE_API_NAO_SERVE')
    return substituto.id === session.usuario.id ? [fieldError('substituto', 'O substituto deve ser outra pessoa.')] : []
  },
})
