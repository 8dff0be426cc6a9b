import { requireAuthority } from '#server/platform/access/session.ts'
import { countMatching } from '#server/platform/crud/bulk/target.ts'
import { exportOf } from '#server/platform/crud/exchange/export.ts'
import { fileNameOf } from '#server/platform/crud/exchange/routes.ts'
import { type Cell, sheetBytes, sheetTypes } from '#server/platform/crud/exchange/sheet.ts'
import { defineJob, type JobContext } from '#server/platform/queue/define.ts'
import { contextFor, whoReads } from './entity-job.ts'

type Input = { entidade: string; consulta: { [name: string]: string } }

/** Rows between two progress reports, which also check for cancellation. */
const EVERY = 500

/** Exports everything a list request matches to a file. */
export default defineJob<Input>({
  name: 'exportacao',
  title: 'Exportação',
  seenWith: whoReads,
  attempts: 2,
  timeoutMinutes: 60,
  concurrency: 2,
  repeatable: true,
  confirmed: true,
  async run({ prumo, input, session, progress }) {
    const ctx = contextFor(prumo, await session(), input.entidade)
    requireAuthority(ctx.session, ctx.entity.authority.read)
    const { format, sheet, list } = exportOf(ctx, input.consulta)
    const total = await countMatching(ctx, list)
    const rows = counted(sheet.rows, (done) => progress(Math.min(done, total), total))
    const bytes = await sheetBytes(format, { ...sheet, rows })
    return { arquivo: { nome: `${fileNameOf(ctx.entity)}.${format}`, tipo: sheetTypes[format], bytes } }
  },
})

async function* counted(
  rows: Iterable<Cell[]> | AsyncIterable<Cell[]>,
  tell: (done: number) => ReturnType<JobContext['progress']>,
): AsyncGenerator<Cell[]> {
  let done = 0
  for await (const row of rows) {
    if (done++ % EVERY === 0) await tell(done)
    yield row
  }
}
