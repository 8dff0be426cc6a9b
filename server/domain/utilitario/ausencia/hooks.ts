import { defineHooks } from '#server/crud/define.ts'
import { fail, fieldError } from '#server/errors.ts'
import { outraNosDias, trabalhaNaEmpresa } from './queries.ts'

export default defineHooks('utilitario/ausencia', {
  // one's own: who is away is nobody else's to say
  rows: ({ usuario }, alias, values) => `${alias}.usuario_id = ${values.add(usuario.id)}`,

  async validate(ctx, record) {
    // whoever holds a key of his must not decide who decides for him
    if (ctx.session.key) fail('CHAVE_API_NAO_SERVE')
    const { substituto, inicio, fim } = record
    if (substituto.id === ctx.session.usuario.id)
      return [fieldError('substituto', 'O substituto deve ser outra pessoa.')]
    if (!(await trabalhaNaEmpresa(ctx, substituto.id)))
      return [fieldError('substituto', 'O substituto não tem acesso a esta empresa.')]
    if (inicio > fim) return []
    return (await outraNosDias(ctx, record)) ? [fieldError('inicio', 'Você já tem uma ausência nesses dias.')] : []
  },
})
