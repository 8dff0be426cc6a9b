import type pg from 'pg'
import type { Model } from '#schemas/load.ts'
import type { Session } from '#server/platform/access/session.ts'
import { hot } from '#server/platform/database/hot.ts'
import type { Listeners } from '#server/platform/webhooks/listeners.ts'
import type { CalendarReader } from '../calendars.ts'
import type { SessionLimits } from '../limits.ts'
import type { Secrets } from '../secrets.ts'
import { CandidatoReader } from './candidato.ts'
import type { Companies } from './company.ts'
import { InternaReader, type ReadSession } from './interna.ts'

/** How long a session read from the database is cached: changes made in this process apply at once, those of other processes after it. */
const FRESH_MS = 1000
/** Minimum interval between two updates of a session's last use. */
const TOUCH_MS = 60_000
const MOST_KEPT = 10_000

const INSERT = `insert into sessao (token_hash, tipo, usuario_id, candidato_empresa_id, candidato_id, empresa_id, criada_em, vista_em, confirmada_em, ociosa_em, expira_em, endereco, agente,
  provedor_empresa_id, provedor_token)
values ($1, $2, $3, $4, $5, $6, $7, $7, $7, $8, $9, $10, $11, $12, $13)`
const TOUCH = hot('update sessao set vista_em = $2, ociosa_em = least($3, expira_em) where token_hash = $1')

/** Deletes the sessions of an account beyond the configured maximum ($4: default). */
const SURPLUS = `delete from sessao where token_hash in (
  select token_hash from sessao where tipo = $1 and coalesce(usuario_id, candidato_id) = $2 and ($3::int is null or candidato_empresa_id = $3)
  order by vista_em desc, criada_em desc, token_hash
  offset coalesce((select sessoes_por_conta from parametros_sistema order by id limit 1), $4))
returning token_hash`
const MOST_SESSIONS = 30
const LONGEST_AGENT = 300

/** Address and browser in which a session begins. */
export interface Client {
  address: string
  /** User-Agent header */
  agent?: string
}

/** Account for which a session begins. */
export type Account =
  | {
      kind: 'interna'
      usuarioId: number
      empresaId: number
      /** company of the identity provider used, with the sealed ID token */
      provedor?: { empresaId: number; token: string }
    }
  | { kind: 'candidato'; empresaId: number; candidatoId: number }

export interface SessionsOptions {
  pool: pg.Pool
  model: Pick<Model, 'entities' | 'permissions'>
  companies: Pick<Companies, 'of' | 'inPortal'>
  /** receives what sessions read about webhooks */
  listeners: Pick<Listeners, 'heard'>
  calendars: CalendarReader
  secrets: Secrets
  limits: SessionLimits
  /** authorities of user 1 */
  everything: readonly string[]
  demo: boolean
  now: () => Date
  today: () => string
}

interface Kept {
  reading: Promise<ReadSession | undefined>
  at: number
}

/** Starts, reads and ends sessions. */
export class Sessions {
  private readonly interna: InternaReader
  private readonly candidato: CandidatoReader
  private readonly readers: Record<Session['kind'], Pick<InternaReader, 'read'>>
  private readonly kept = new Map<string, Kept>()

  constructor(private readonly options: SessionsOptions) {
    const { pool, model, everything, today, demo, companies, listeners, calendars } = options
    this.interna = new InternaReader(pool, model, everything, today, companies, listeners, calendars)
    this.candidato = new CandidatoReader(pool, model, today, demo, companies, listeners, calendars)
    this.readers = { interna: this.interna, candidato: this.candidato }
  }

  /** The valid session of a token, with rights at most a second old; undefined when there is none. */
  async read(token: string, kind: Session['kind']): Promise<Session | undefined> {
    if (!/^[\w-]{43}$/.test(token)) return undefined
    const id = this.options.secrets.hashToken(token)
    const at = this.options.now().getTime()
    const key = `${kind} ${id}`
    const kept = this.kept.get(key)
    if (kept && at - kept.at < FRESH_MS && at >= kept.at) return (await kept.reading)?.session
    if (this.kept.size >= MOST_KEPT) this.kept.clear()
    const reading = this.load(kind, id)
    this.kept.set(key, { reading, at })
    reading.catch(() => this.kept.delete(key))
    return (await reading)?.session
  }

  /** Rereads a session after a change. */
  async reread({ id, kind }: Session): Promise<Session | undefined> {
    this.forget(id)
    return (await this.load(kind, id))?.session
  }

  /** Drops one cached session or all: to be called after changes of users, profiles, companies or settings. */
  forget(id?: string): void {
    if (id === undefined) this.kept.clear()
    else for (const kind of ['interna', 'candidato']) this.kept.delete(`${kind} ${id}`)
  }

  /** The rights of a user in a company without a log-in, for jobs. Undefined when he has no access. */
  ofUser(usuarioId: number, empresaId: number): Promise<Session | undefined> {
    return this.interna.readUser(usuarioId, empresaId, this.options.now())
  }

  /** The session of an unknown visitor of a company's registration; undefined when there is no such company. */
  visitor(empresaId: number): Promise<Session | undefined> {
    return this.candidato.visitor(empresaId, this.options.now())
  }

  /** Starts a session; beyond the maximum per account the least recently used ones end. @returns the token for the cookie */
  async start(account: Account, { address, agent }: Client): Promise<string> {
    const { pool, secrets, limits, now } = this.options
    const token = secrets.newToken()
    const start = now()
    const candidate = account.kind === 'candidato' ? account : undefined
    const provedor = account.kind === 'interna' ? account.provedor : undefined
    await pool.query(INSERT, [
      secrets.hashToken(token),
      account.kind,
      account.kind === 'interna' ? account.usuarioId : null,
      candidate?.empresaId ?? null,
      candidate?.candidatoId ?? null,
      account.empresaId,
      start,
      later(start, limits.idleMinutes * 60_000),
      later(start, limits.absoluteHours * 3_600_000),
      address,
      agent?.slice(0, LONGEST_AGENT) ?? null,
      provedor?.empresaId ?? null,
      provedor?.token ?? null,
    ])
    await this.endSurplus(account)
    return token
  }

  private async endSurplus(account: Account): Promise<void> {
    const values =
      account.kind === 'interna'
        ? [account.kind, account.usuarioId, null, MOST_SESSIONS]
        : [account.kind, account.candidatoId, account.empresaId, MOST_SESSIONS]
    const { rows } = await this.options.pool.query<{ token_hash: string }>(SURPLUS, values)
    for (const { token_hash } of rows) this.forget(token_hash)
  }

  /** Stores that the owner of a session confirmed his identity now. */
  async confirm(id: string): Promise<void> {
    await this.options.pool.query('update sessao set confirmada_em = $2 where token_hash = $1', [
      id,
      this.options.now(),
    ])
    this.forget(id)
  }

  /** Ends the session of a token; nothing happens when there is none. */
  async end(token: string): Promise<void> {
    const id = this.options.secrets.hashToken(token)
    await this.options.pool.query('delete from sessao where token_hash = $1', [id])
    this.forget(id)
  }

  /** Ends all sessions of a user or a candidate. @param but id of a session that stays */
  async endAll(account: { usuarioId: number } | { empresaId: number; candidatoId: number }, but = ''): Promise<void> {
    const { pool } = this.options
    if ('usuarioId' in account)
      await pool.query('delete from sessao where usuario_id = $1 and token_hash <> $2', [account.usuarioId, but])
    else
      await pool.query(
        'delete from sessao where candidato_empresa_id = $1 and candidato_id = $2 and token_hash <> $3',
        [account.empresaId, account.candidatoId, but],
      )
    this.forget()
  }

  /** Changes a session's current company. */
  async changeCompany(id: string, empresaId: number): Promise<void> {
    await this.options.pool.query('update sessao set empresa_id = $2 where token_hash = $1', [id, empresaId])
    this.forget(id)
  }

  /** Deletes sessions that expired. */
  async sweep(): Promise<void> {
    await this.options.pool.query('delete from sessao where expira_em < $1 or ociosa_em < $1', [this.options.now()])
  }

  private async load(kind: Session['kind'], id: string): Promise<ReadSession | undefined> {
    const now = this.options.now()
    const read = await this.readers[kind].read(id, now)
    if (!read || now.getTime() - read.vistaEm.getTime() < TOUCH_MS) return read
    const until = later(now, this.options.limits.idleMinutes * 60_000)
    await this.options.pool.query(TOUCH, [id, now, until])
    return { session: { ...read.session, expiraEm: until }, vistaEm: now }
  }
}

const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms)
