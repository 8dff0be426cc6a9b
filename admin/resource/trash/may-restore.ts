import { useSession } from '#admin/providers/session.ts'

/** Whether this person finds and brings back deleted records. */
export const useMayRestore = (): boolean => useSession().info.authorities.includes('ROLE_RESTAURAR_EXCLUIDOS')
