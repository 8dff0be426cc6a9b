import { defineHooks } from '#server/platform/crud/define.ts'
import { fail, fieldError } from '#server/platform/errors/errors.ts'

export default defineHooks('utilitario/ausencia', {
  // one's own: who is away is nobody else's to say
  rows: ({ usuario }, alias, values) => `${alias}.usuario_id = ${values.add(usuario.id)}`,

  validate({ session }, { substituto }) {
    // whoever holds a key of his must not decide who decides for him
    if (session.key) fail('CHAVE_API_NAO_SERVE')
    return substituto.id === session.usuario.id ? [fieldError('substituto', 'O substituto deve ser outra pessoa.')] : []
  },
})
