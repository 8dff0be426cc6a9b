import { defineRoles } from '#server/crud/define.ts'
import { gestoresDe } from './gestor.ts'

export default defineRoles('gestao-talentos/talento', {
  async gestor(ctx, id) {
    const gestor = (await gestoresDe(ctx, [id], ctx.context.hoje, { comUsuario: true })).get(id)
    return gestor?.usuario === undefined ? [] : [gestor.usuario]
  },
})
