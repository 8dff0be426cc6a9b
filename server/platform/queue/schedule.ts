import { Cron } from 'croner'

/** The time zone of every schedule. */
const ZONE = 'America/Sao_Paulo'

/** A job and the instant it was due. */
export interface Due {
  nome: string
  em: Date
}

/** When the jobs with a schedule are due. */
export class Schedules {
  private readonly entries: { nome: string; cron: Cron; next: number }[]

  constructor(jobs: readonly { name: string; schedule?: string }[]) {
    this.entries = jobs.flatMap(({ name: nome, schedule }) =>
      schedule ? [{ nome, cron: new Cron(schedule, { timezone: ZONE }), next: 0 }] : [],
    )
  }

  /**
   * Hands over the last due time of every job that became due since the last call; the first call, of all jobs.
   * @param take when it fails, the next call hands over the same
   */
  async handOver(now: Date, take: (due: readonly Due[]) => Promise<void>): Promise<void> {
    const due = this.entries
      .filter(({ next }) => next <= now.getTime())
      // `previousRuns` leaves out the instant itself: + 1 ms includes a run due now
      .flatMap((entry) =>
        entry.cron.previousRuns(1, new Date(now.getTime() + 1)).map((em) => ({ ...entry, em, entry })),
      )
    if (due.length === 0) return
    await take(due)
    for (const { entry, cron, em } of due) entry.next = cron.nextRun(em)?.getTime() ?? Number.POSITIVE_INFINITY
  }
}
