import { hasAuthority, type Session } from '#server/platform/access/session.ts'
import { hot } from '#server/platform/database/hot.ts'
import { type Db, run } from '#server/platform/database/sql.ts'

/** Authority for the register of dashboards: with it all of them are listed, shared or not. */
const READ = 'ROLE_CAD_PAINEL_EMPRESA_VER'

const STATEMENT = hot(`select p.id::int as id, p.nome from painel_empresa p
  where p.empresa_id = $1 and ($3 or exists (
    select from painel_empresa_perfis s join usuario_empresa_perfis l on l.perfil_id = s.perfil_id
      join usuario_empresa x on x.id = l.usuario_empresa_id
    where s.empresa_id = p.empresa_id and s.painel_empresa_id = p.id and x.usuario_id = $2 and x.empresa_id = $1))
  order by p.nome, p.id`)

/** The company's own dashboards that a session may open, by name: all with the register's authority, else those shared with one of its profiles. */
export const paineisCompartilhados = (db: Db, session: Session): Promise<{ id: number; nome: string }[]> =>
  run(db, STATEMENT, [session.empresaId, session.usuario.id, hasAuthority(session, READ)])
