import { defineRoles } from '#server/crud/define.ts'
import { gestorDe } from './gestor.ts'

export default defineRoles('gestao-talentos/talento', {
  async gestor(ctx, id) {
    const gestor = await gestorDe(ctx, id, ctx.context.hoje, { comUsuario: true })
    return gestor?.usuario === undefined ? [] : [gestor.usuario]
  },
})
