import type { Batches, Report, ReportCompletion, ReportRow } from '../define.ts'

/** A declared report whose rows code completes. Only values with a column are kept: a field the session may not know has none. */
export function withCompletion(declared: Report, { complete }: ReportCompletion): Report {
  const { columns, groupBy, record } = declared
  const kept = [...columns.map(({ field }) => field), groupBy, record].filter((name) => name !== undefined)
  const only = (row: ReportRow): ReportRow => Object.fromEntries(kept.map((name) => [name, row[name] ?? null]))
  return {
    ...declared,
    async *rows(ctx, filters) {
      for await (const batch of complete(ctx, filters, batchesOf(await declared.rows(ctx, filters))))
        if (batch.length > 0) yield batch.map(only)
    },
  }
}

async function* batchesOf(rows: ReportRow[] | Batches): AsyncGenerator<ReportRow[]> {
  if (Array.isArray(rows)) yield rows as ReportRow[]
  else yield* rows
}
