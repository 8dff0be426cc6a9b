import { describeAgent } from '#server/platform/access/agents.ts'
import { type Db, run } from '#server/platform/database/sql.ts'

/** An open session as shown to its owner or an administrator. `id` is a truncated hash of the token's hash, of no use as a credential. */
export interface OpenSession {
  id: string
  empresa: string | null
  endereco: string | null
  /** browser and system */
  aparelho?: string
  criadaEm: string
  vistaEm: string
  /** the session of the request */
  atual: boolean
}

const KEY = `left(encode(sha256(s.token_hash::bytea), 'hex'), 20)`
const MOST = 100

const LIST = `select ${KEY} as id, e.nome as empresa, s.endereco, s.agente, s.criada_em as "criadaEm", s.vista_em as "vistaEm",
  s.token_hash = $2 as atual
from sessao s left join empresa e on e.id = s.empresa_id
where s.usuario_id = $1 and s.tipo = 'interna' and s.ociosa_em > now() and s.expira_em > now()
order by s.vista_em desc limit ${MOST}`

/** Open sessions of a user, the last used first. @param asking token hash of the request's session */
export async function listOpenSessions(db: Db, usuarioId: number, asking: string): Promise<OpenSession[]> {
  const rows = await run<Omit<OpenSession, 'aparelho'> & { agente: string | null }>(db, LIST, [usuarioId, asking])
  return Promise.all(
    rows.map(async ({ agente, ...session }) => {
      const aparelho = await describeAgent(agente)
      return aparelho === undefined ? session : { ...session, aparelho }
    }),
  )
}

const END = `delete from sessao s where s.usuario_id = $1 and s.tipo = 'interna' and s.token_hash <> $2 and ($3::text is null or ${KEY} = $3)
returning s.token_hash`

/** Ends one session of a user, or all but that of the request. @returns how many; other processes notice within a second */
export async function endOpenSessions(db: Db, usuarioId: number, asking: string, id?: string): Promise<number> {
  return (await run(db, END, [usuarioId, asking, id ?? null])).length
}
