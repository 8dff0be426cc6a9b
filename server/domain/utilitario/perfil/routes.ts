import { defineRoutes } from '#server/platform/crud/define.ts'
import { permissionGroups } from '#server/platform/session/menu/permission-groups.ts'

export default defineRoutes('utilitario/perfil', (route) => {
  /** All permissions by menu group and screen; `concedivel` says whether the session may grant one. */
  route.get(
    '/permissoes',
    { summary: 'Permissões que um perfil pode dar, por grupo do menu e tela' },
    async ({ session, deps }) => permissionGroups(deps.model, session),
  )
})
