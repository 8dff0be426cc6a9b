import { useSession } from '#admin/providers/session.ts'

/** Whether this user may list and restore deleted records. */
export const useMayRestore = (): boolean => useSession().info.authorities.includes('ROLE_RESTAURAR_EXCLUIDOS')
