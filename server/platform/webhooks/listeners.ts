import type pg from 'pg'

/** Cache time: writes after a webhook is switched on in another process are missed for at most a second. */
const FRESH_MS = 1000

/** SQL condition: the company of this expression has an active webhook. */
export const listenedSql = (company: string): string =>
  `exists (select from webhook w where w.empresa_id = ${company} and w.ativo)`

/**
 * Caches which companies have an active webhook: writes of other companies store no event. Filled from sessions, which are read anyway; refreshed
 * asynchronously for work that continues longer than a session's read is fresh.
 */
export class Listeners {
  private readonly known = new Map<number, { listened: boolean; since: number }>()
  private readonly asked = new Set<number>()
  private forgotten = Number.NEGATIVE_INFINITY

  constructor(
    private readonly pool: Pick<pg.Pool, 'query'>,
    private readonly now: () => Date,
  ) {}

  /** @param since time before the read began */
  heard(company: number, listened: boolean, since: Date): void {
    if (since.getTime() > this.forgotten) this.known.set(company, { listened, since: since.getTime() })
  }

  /** Whether the company may have a webhook: true when nothing fresh is cached. */
  has(company: number): boolean {
    const at = this.now().getTime()
    const known = this.known.get(company)
    if (known && at >= known.since && at - known.since < FRESH_MS) return known.listened
    void this.ask(company)
    return true
  }

  /** Drops the cache and ignores reads begun before: called after webhooks were changed in this process. */
  forget(): void {
    this.forgotten = this.now().getTime()
    this.known.clear()
  }

  /** Refreshes a company's entry asynchronously; meanwhile its events are stored. */
  private async ask(company: number): Promise<void> {
    if (this.asked.has(company)) return
    this.asked.add(company)
    const since = this.now()
    try {
      const text = `select ${listenedSql('$1::int')} as ouvida`
      const { rows } = await this.pool.query<{ ouvida: boolean }>(text, [company])
      this.heard(company, rows[0]?.ouvida !== false, since)
    } catch {
      // on an error events are stored until the next successful read
    } finally {
      this.asked.delete(company)
    }
  }
}
