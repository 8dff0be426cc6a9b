/** Metadata of an API key, without the key itself: `GET /api/userinfo/chaves-api`, `GET /api/utilitario/chaves-api`. */
export interface ApiKeyLine {
  id: number
  nome: string
  prefixo: string
  empresa: { id: number; nome: string }
  usuario: { id: number; nome: string }
  /** authorities granted to the key */
  authorities: string[]
  criadaEm: string
  expiraEm: string
  usadaEm?: string
  usadaDe?: string
  revogadaEm?: string
  revogadaPor?: string
  situacao: 'EM_USO' | 'VENCIDA' | 'REVOGADA'
}

/** Body of `POST /api/userinfo/chaves-api`. */
export interface NewApiKey {
  nome: string
  /** last day of use */
  expiraEm: string
  authorities: string[]
}

/** A permission that a profile or a key can be given. */
export interface GrantablePermission {
  authority: string
  titulo: string
  /** whether the session may grant it */
  concedivel: boolean
}

export interface PermissionScreen {
  titulo: string
  /** the authority that includes all of the screen's permissions */
  inteira?: string
  permissoes: GrantablePermission[]
}

/** The permissions of one group of the menu: `GET /api/utilitario/perfis/permissoes`, `GET /api/userinfo/chaves-api/permissoes`. */
export interface PermissionGroup {
  titulo: string
  telas: PermissionScreen[]
}
