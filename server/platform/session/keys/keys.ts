import type pg from 'pg'
import type { Model } from '#schemas/load.ts'
import { permissionExpander } from '#schemas/runtime/permission.ts'
import { VER_TODAS_EMPRESAS } from '#server/platform/access/authorities.ts'
import type { Session } from '#server/platform/access/session.ts'
import { hot } from '#server/platform/database/hot.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Sessions } from '../identity/sessions.ts'
import type { SessionLimits } from '../limits.ts'
import type { Secrets } from '../secrets.ts'

/** Prefix of every key, by which people and secret scanners recognise one. */
export const KEY_MARK = 'prumo_'
const KEY = /^prumo_[\w-]{43}$/
const MINUTE = 60_000

interface Row {
  id: number
  empresa_id: number
  usuario_id: number
  nome: string
  authorities: string[]
  expira_em: string
  janela_em: string
  usos: number
}

const COLUMNS = 'id, empresa_id, usuario_id, nome, authorities, expira_em, janela_em, usos'

/** $1 key's hashes, the present one first, $2 now, $3 address, $4 start of the rate window: finds the key, counts the call and marks it as used in one statement. */
const USE = hot(`update chave_api set token_hash = ($1::text[])[1], usada_em = $2::timestamptz, usada_de = $3,
  usos = case when janela_em > $4::timestamptz then usos + 1 else 1 end,
  janela_em = case when janela_em > $4::timestamptz then janela_em else $2::timestamptz end
where token_hash = any($1::text[]) and revogada_em is null and expira_em > $2::timestamptz returning ${COLUMNS}`)

const FIND = `select ${COLUMNS} from chave_api where empresa_id = $1 and id = $2 and revogada_em is null and expira_em > $3`

export interface ApiKeysOptions {
  pool: pg.Pool
  model: Pick<Model, 'permissions'>
  secrets: Secrets
  sessions: Pick<Sessions, 'ofUser'>
  limits: SessionLimits
  now: () => Date
}

/**
 * Personal API keys: a key acts for its owner in one company, with those of its authorities that the owner still has. Nothing is cached: a revoked key
 * is refused by the next call in every process.
 */
export class ApiKeys {
  private readonly expand: ReturnType<typeof permissionExpander>

  constructor(private readonly options: ApiKeysOptions) {
    this.expand = permissionExpander(options.model.permissions)
  }

  /** Returns the session of a key and counts the call. @throws DomainError CHAVE_API_INVALIDA, MUITAS_REQUISICOES with Retry-After */
  async use(key: string, address: string): Promise<Session> {
    const { pool, secrets, limits, now } = this.options
    if (!KEY.test(key)) return refuse()
    const at = now()
    const values = [secrets.hashesOfToken(key), at, address, new Date(at.getTime() - MINUTE)]
    const { rows } = await pool.query<Row>(USE, values)
    const [row] = rows
    if (!row) return refuse()
    if (row.usos > limits.perKeyMinute) {
      const seconds = Math.ceil((Date.parse(row.janela_em) + MINUTE - at.getTime()) / 1000)
      fail('MUITAS_REQUISICOES', {}, { headers: { 'retry-after': String(Math.max(1, seconds)) } })
    }
    return (await this.sessionOf(row)) ?? refuse()
  }

  /** Returns the session of a key for work that continues after its request, without counting; undefined when the key was revoked meanwhile. */
  async ofTask(empresaId: number, id: number): Promise<Session | undefined> {
    const { rows } = await this.options.pool.query<Row>(FIND, [empresaId, id, this.options.now()])
    return rows[0] && this.sessionOf(rows[0])
  }

  private async sessionOf(row: Row): Promise<Session | undefined> {
    const owner = await this.options.sessions.ofUser(row.usuario_id, row.empresa_id)
    if (!owner) return undefined
    const held = this.expand(row.authorities)
    const authorities = held.filter((each) => each !== VER_TODAS_EMPRESAS && owner.authorities.has(each))
    const { context } = owner
    return {
      ...owner,
      id: `chave:${row.id}`,
      key: { id: row.id, nome: row.nome },
      empresas: owner.empresas.filter(({ id }) => id === row.empresa_id),
      authorities: new Set(authorities),
      context: { ...context, usuario: { ...context.usuario, authorities } },
      expiraEm: new Date(row.expira_em),
    }
  }
}

const refuse = (): never => fail('CHAVE_API_INVALIDA', {}, { headers: { 'www-authenticate': 'Bearer' } })
