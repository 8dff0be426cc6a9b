/** Days in which a known hole is mended, as tests/security/README.md says. */
export const frames: Record<string, number> = { critical: 7, high: 30, moderate: 90, low: 90, info: 90 }

/** What `npm audit --json` says, as far as it matters here (report version 2). */
export interface Report {
  auditReportVersion?: number
  vulnerabilities?: Record<
    string,
    { name: string; fixAvailable?: boolean | { name: string; version: string }; via: (string | Cause)[] }
  >
  message?: string
  statusCode?: number
  error?: { summary?: string; detail?: string }
}
interface Cause {
  name: string
  title: string
  url: string
  severity: string
  range?: string
}

/** What is written down about holes: `advisories.json`. */
export interface Known {
  /** day on which each was first seen here: from then on its time counts */
  found: Record<string, string>
  /** holes that cannot be used against the product, until the day on which that is looked at again */
  exceptions: Record<string, { until: string; reason: string }>
}

export interface Advisory {
  id: string
  library: string
  title: string
  url: string
  severity: string
  /** a version without it: 'vite 8.3.9' */
  fix?: string
}

/** An advisory with the last day of its time. */
export type Timed = Advisory & { since: string; until: string }

export interface Verdict {
  late: Timed[]
  pending: Timed[]
  excused: (Advisory & { until: string; reason: string })[]
  /** not written down before today */
  fresh: Timed[]
  /** exceptions without a reason or beyond a year, which do not count */
  wrong: string[]
  /** what is written down of holes that are no more */
  gone: string[]
}

/** The registry was not reached or refused: nothing is known. */
export class NoAnswer extends Error {}

/** The holes of a report, each once for each library. @throws NoAnswer */
export function advisoriesIn(report: Report): Advisory[] {
  if (!report.vulnerabilities || report.auditReportVersion !== 2) {
    const { message, error } = report
    throw new NoAnswer(message || error?.summary || 'resposta desconhecida')
  }
  const found = new Map<string, Advisory>()
  for (const { via, fixAvailable } of Object.values(report.vulnerabilities))
    for (const cause of via) {
      if (typeof cause === 'string') continue
      const { name: library, title, url, severity } = cause
      const id = url.split('/').at(-1) ?? url
      const fix = typeof fixAvailable === 'object' ? `${fixAvailable.name} ${fixAvailable.version}` : undefined
      found.set(`${id} ${library}`, { id, library, title, url, severity, ...(fix ? { fix } : {}) })
    }
  return [...found.values()]
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** What the holes of a report mean on a day. */
export function judge(advisories: Advisory[], { found, exceptions }: Known, today: string): Verdict {
  const verdict: Verdict = { late: [], pending: [], excused: [], fresh: [], wrong: [], gone: [] }
  for (const [id, { until, reason }] of Object.entries(exceptions))
    if (!isDay(until) || until > dayAfter(today, 366) || reason.trim().length < 20) verdict.wrong.push(id)
  for (const advisory of advisories) {
    const exception = exceptions[advisory.id]
    if (exception && !verdict.wrong.includes(advisory.id) && exception.until >= today) {
      verdict.excused.push({ ...advisory, ...exception })
      continue
    }
    const since = found[advisory.id] ?? today
    const timed = { ...advisory, since, until: dayAfter(since, frames[advisory.severity] ?? 7) }
    if (found[advisory.id] === undefined) verdict.fresh.push(timed)
    if (timed.until < today) verdict.late.push(timed)
    else verdict.pending.push(timed)
  }
  const ids = new Set(advisories.map(({ id }) => id))
  verdict.gone = [...Object.keys(found), ...Object.keys(exceptions)].filter((id) => !ids.has(id))
  return verdict
}
