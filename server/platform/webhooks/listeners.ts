import type pg from 'pg'

/** How long an answer counts: a webhook switched on in another process is told of writes a second later at most. */
const FRESH_MS = 1000

/** Whether a company, by the SQL of its id, has a webhook that is on. */
export const listenedSql = (company: string): string =>
  `exists (select from webhook w where w.empresa_id = ${company} and w.ativo)`

/**
 * Which companies somebody listens to: writes of the others note no event. Learnt from sessions, which are read anyway; for what goes on
 * after its session was read it is asked beside the work.
 */
export class Listeners {
  private readonly known = new Map<number, { listened: boolean; since: number }>()
  private readonly asked = new Set<number>()
  private forgotten = Number.NEGATIVE_INFINITY

  constructor(
    private readonly pool: Pick<pg.Pool, 'query'>,
    private readonly now: () => Date,
  ) {}

  /** @param since before it was read */
  heard(company: number, listened: boolean, since: Date): void {
    if (since.getTime() > this.forgotten) this.known.set(company, { listened, since: since.getTime() })
  }

  /** True unless it is known that nobody listens. */
  has(company: number): boolean {
    const at = this.now().getTime()
    const known = this.known.get(company)
    if (known && at >= known.since && at - known.since < FRESH_MS) return known.listened
    void this.ask(company)
    return true
  }

  /** Nothing that was read before counts: called after webhooks were changed here. */
  forget(): void {
    this.forgotten = this.now().getTime()
    this.known.clear()
  }

  /** Nobody waits for the answer: whoever made it necessary notes his event. */
  private async ask(company: number): Promise<void> {
    if (this.asked.has(company)) return
    this.asked.add(company)
    const since = this.now()
    try {
      const text = `select ${listenedSql('$1::int')} as ouvida`
      const { rows } = await this.pool.query<{ ouvida: boolean }>(text, [company])
      this.heard(company, rows[0]?.ouvida !== false, since)
    } catch {
      // events are noted until it can be read again
    } finally {
      this.asked.delete(company)
    }
  }
}
