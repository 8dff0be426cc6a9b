import type { AuthProvider } from 'react-admin'
import { logout, session } from '../session.ts'
import type { SchemaSummary } from '../userinfo.ts'

const operations: Record<string, keyof SchemaSummary['can']> = {
  list: 'read',
  show: 'read',
  edit: 'read',
  create: 'create',
  clone: 'create',
  delete: 'delete',
}

/** Whether a resource matches a route of the schema: '…/candidatos/7/documentos-anexos' matches '…/{candidatoId}/…'. */
const matchesRoute = (route: string, resource: string): boolean => {
  const wanted = route.split('/')
  const given = resource.split('/')
  return wanted.length === given.length && wanted.every((part, i) => part.startsWith('{') || part === given[i])
}

export const schemaOf = (schemas: SchemaSummary[], resource: string): SchemaSummary | undefined =>
  schemas.find((schema) => schema.routes.some((route) => matchesRoute(route, resource)))

/** react-admin's auth provider. The log-in state is decided before react-admin is rendered (App), and expiry is handled in http.ts, so nothing here logs out by itself. */
export const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  logout: async () => {
    await logout()
    return false as const
  },
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getIdentity: async () => {
    const state = session.get()
    if (state.status !== 'authenticated') return { id: 0 }
    const { id, nome, avatar } = state.info.usuario
    return { id, fullName: nome, avatar }
  },
  getPermissions: async () => {
    const state = session.get()
    return state.status === 'authenticated' ? state.info.authorities : []
  },
  canAccess: async ({ resource, action }) => {
    const state = session.get()
    const schema = state.status === 'authenticated' ? schemaOf(state.schemas, resource) : undefined
    return schema?.can[operations[action] ?? 'update'] ?? false
  },
}
