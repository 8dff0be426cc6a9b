import { defineJob } from '#server/platform/queue/define.ts'
import { makeReport, type ReportOrder } from '#server/platform/reports/run.ts'

/** Makes a report that takes long, or whose reader does not want to wait. */
export default defineJob<ReportOrder>({
  name: 'relatorio',
  title: 'Relatório',
  seenWith: ({ relatorio }, { reports }) => reports.get(relatorio)?.authority,
  attempts: 2,
  timeoutMinutes: 30,
  concurrency: 2,
  repeatable: true,
  failure: 'RELATORIO_FALHOU',
  async run({ prumo, input, session, progress }) {
    return { arquivo: await makeReport(prumo, await session(), input, progress) }
  },
})
