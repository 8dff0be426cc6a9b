import type pg from 'pg'
import { hot } from '#server/platform/database/hot.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { networkOf } from './address.ts'
import type { SessionLimits } from './limits.ts'

/** Account hash and client address of an attempt. */
export interface Attempt {
  account: string
  address: string
  /**
   * whether the account logged in with this browser before; the others share a limit over all addresses, so that changing them is of no use to who
   * guesses, and its owner is not locked out of his own. Absent: only account and address count
   */
  knownDevice?: boolean
}

/** Minutes in which failures from unknown browsers count, and the longest delay in minutes. */
const ANYWHERE_MINUTES = 60
const LONGEST_WAIT = 15

/** Times of the failures that fill the limits per account and per address; null when a limit is not reached. */
const USED_UP = hot(`select (array_agg(criada_em order by criada_em desc) filter (where conta = $1))[$4] as da_conta,
  (array_agg(criada_em order by criada_em desc))[$5] as do_endereco
from tentativa_login where endereco = $2 and criada_em > $3`)
const SPENT = hot(`select (array_agg(criada_em order by criada_em desc))[$4] as ate from tentativa_login
where conta = $1 and endereco = $2 and criada_em > $3`)
const RECORD = hot('insert into tentativa_login (conta, endereco, criada_em) values ($1, $2, $3)')
const ANYWHERE = hot(
  'select count(*)::int as falhas, max(criada_em) as ultima from tentativa_login where conta = $1 and criada_em > $2',
)
const FORGIVE = hot('delete from tentativa_login where conta = $1 and endereco = $2')
const FORGET = 'delete from tentativa_login where criada_em < $1'

/** Counts failed log-ins in the database, shared by all processes. */
export class Throttle {
  private readonly queues = new Map<string, Promise<unknown>>()

  constructor(
    private readonly pool: pg.Pool,
    private readonly limits: SessionLimits,
    private readonly now: () => Date,
  ) {}

  /**
   * Runs one attempt: `work` resolves to undefined when it failed. Attempts on one account from one address run one after the other; concurrent ones would
   * be counted too late.
   * @throws DomainError MUITAS_TENTATIVAS with Retry-After
   */
  async attempt<T>(attempt: Attempt, work: () => Promise<T | undefined>): Promise<T | undefined> {
    const own = { ...attempt, address: networkOf(attempt.address) }
    // attempts from unknown browsers share one queue over all addresses
    const key = own.knownDevice === false ? own.account : `${own.account} ${own.address}`
    const before = this.queues.get(key) ?? Promise.resolve()
    const mine = before.catch(() => undefined).then(() => this.run(own, work))
    this.queues.set(key, mine)
    try {
      return await mine
    } finally {
      if (this.queues.get(key) === mine) this.queues.delete(key)
    }
  }

  /**
   * Counts a limited action within the window, in the caller's transaction: a rollback does not count. An advisory lock serialises concurrent calls.
   * @throws DomainError MUITAS_TENTATIVAS with Retry-After
   */
  async spend(db: Db, { account, address }: Attempt, most: number): Promise<void> {
    const own = networkOf(address)
    await run(db, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${account} ${own}`])
    const start = new Date(this.now().getTime() - this.limits.windowMinutes * 60_000)
    const [row] = await run<{ ate: string | null }>(db, SPENT, [account, own, start, most])
    if (row?.ate) this.refuse(Date.parse(row.ate), start)
    await run(db, RECORD, [account, own, this.now()])
  }

  private async run<T>(attempt: Attempt, work: () => Promise<T | undefined>): Promise<T | undefined> {
    await this.check(attempt)
    if (attempt.knownDevice === false) await this.checkAnywhere(attempt.account)
    const result = await work()
    const { account, address } = attempt
    if (result === undefined) await this.pool.query(RECORD, [account, address, this.now()])
    else await this.pool.query(FORGIVE, [account, address])
    return result
  }

  private async check({ account, address }: Attempt): Promise<void> {
    const { perAccount, perAddress, windowMinutes } = this.limits
    const start = new Date(this.now().getTime() - windowMinutes * 60_000)
    const { rows } = await this.pool.query<{ da_conta: string | null; do_endereco: string | null }>(USED_UP, [
      account,
      address,
      start,
      perAccount,
      perAddress,
    ])
    const until = [rows[0]?.da_conta, rows[0]?.do_endereco].flatMap((text) => (text ? [Date.parse(text)] : []))
    if (until.length === 0) return
    this.refuse(Math.max(...until), start)
  }

  /** After `perAccountAnywhere` failures delays each further attempt, doubling the delay each time. */
  private async checkAnywhere(account: string): Promise<void> {
    const now = this.now().getTime()
    const { rows } = await this.pool.query<{ falhas: number; ultima: string | null }>(ANYWHERE, [
      account,
      new Date(now - ANYWHERE_MINUTES * 60_000),
    ])
    const { falhas = 0, ultima } = rows[0] ?? {}
    const beyond = falhas - this.limits.perAccountAnywhere
    if (beyond < 0 || !ultima) return
    const until = Date.parse(ultima) + Math.min(2 ** beyond, LONGEST_WAIT) * 60_000
    if (until > now) this.refuse(until, new Date(now))
  }

  private refuse(until: number, start: Date): never {
    const seconds = Math.max(1, Math.ceil((until - start.getTime()) / 1000))
    fail('MUITAS_TENTATIVAS', { minutos: Math.ceil(seconds / 60) }, { headers: { 'retry-after': String(seconds) } })
  }

  /** Deletes failures older than every window. */
  async forget(): Promise<void> {
    const minutes = Math.max(this.limits.windowMinutes, ANYWHERE_MINUTES)
    await this.pool.query(FORGET, [new Date(this.now().getTime() - minutes * 60_000)])
  }
}
