import { defineRoles } from '#server/platform/crud/define.ts'
import { gestorDe } from './gestor.ts'

export default defineRoles('gestao-talentos/talento', {
  async gestor(ctx, id) {
    const gestor = await gestorDe(ctx, id, ctx.context.hoje, { comUsuario: true })
    return gestor?.usuario === undefined ? [] : [gestor.usuario]
  },

  async usuario({ db }, id) {
    const row = await db.selectFrom('talento').select('usuario_id').where('id', '=', id).executeTakeFirst()
    return row?.usuario_id ? [Number(row.usuario_id)] : []
  },
})
