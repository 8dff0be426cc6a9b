import { type Db, run } from '#server/crud/sql.ts'
import { hot } from '#server/database/hot.ts'
import { hasAuthority, type Session } from '../session.ts'
import type { MenuItem } from './menu.ts'

/** A dashboard that the company composed. */
export interface CompanyBoard {
  id: number
  nome: string
}

/** Whoever may see all of them in their register needs no profile of theirs. */
const READ = 'ROLE_CAD_PAINEL_EMPRESA_VER'

const STATEMENT = hot(`select p.id::int as id, p.nome from painel_empresa p
  where p.empresa_id = $1 and ($3 or exists (
    select from painel_empresa_perfis s join usuario_empresa_perfis l on l.perfil_id = s.perfil_id
      join usuario_empresa x on x.id = l.usuario_empresa_id
    where s.empresa_id = p.empresa_id and s.painel_empresa_id = p.id and x.usuario_id = $2 and x.empresa_id = $1))
  order by p.nome, p.id`)

/** The company's own dashboards that a session may open: those shared with a profile it has, or all for who composes them. By their names. */
export const companyBoards = (db: Db, session: Session): Promise<CompanyBoard[]> =>
  run<CompanyBoard>(db, STATEMENT, [session.empresaId, session.usuario.id, hasAuthority(session, READ)])

/** Their place in the menu: group of definitions, and what they are called there. */
export const BOARDS = { folder: 'analytics', label: 'Nossos painéis' } as const

/** Where a dashboard of the company is seen. */
export const boardUrl = (id: number): string => `/analytics/painel/${id}`

/** Their entries in the menu. */
export const boardEntries = (boards: readonly CompanyBoard[]): MenuItem[] =>
  boards.map(({ id, nome }) => ({ label: nome, url: boardUrl(id), spaUrl: boardUrl(id) }))
