import { completeReport, type ReportRow } from '#server/platform/reports/define.ts'

/** The occurrences of a period one by one, or one row per talent and area of the day with their number and points (spec 3 §7: ocorrencias). */
export default completeReport('gestao-talentos/relatorios/ocorrencias', {
  async *complete(_ctx, { formato = 'D' }, batches) {
    if (formato === 'D') {
      yield* batches
      return
    }
    // rows are sorted by area and talent: a talent is complete when the next one begins
    let last: ReportRow | undefined
    for await (const rows of batches) {
      const complete: ReportRow[] = []
      for (const row of rows) {
        if (last && last.talentoId === row.talentoId && last.grupo === row.grupo) {
          last.quantidade = Number(last.quantidade) + 1
          last.pontos = Number(last.pontos ?? 0) + Number(row.pontos ?? 0)
          continue
        }
        if (last) complete.push(last)
        last = { ...row, quantidade: 1 }
      }
      yield complete
    }
    if (last) yield [last]
  },
})
