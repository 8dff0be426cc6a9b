import { mesesSemAumento, trajetoriasDe } from '#server/domain/gestao-talentos/talento/queries.ts'
import { completeReport, type ReportRow } from '#server/platform/reports/define.ts'

/** Pay of each talent on the day, or on his last day of work, and since when (spec 2 §7: talentos-cargos). */
export default completeReport('cargo-salario/relatorios/talentos-cargos', {
  async *complete(ctx, { dataReferencia, mesesSemReajuste = 0 }, batches) {
    for await (const rows of batches) {
      const ate = new Map(rows.map((row) => [Number(row.linhaId), ultimoDia(row, dataReferencia)]))
      const trajetorias = await trajetoriasDe(ctx, ate)
      yield rows.flatMap((row): ReportRow[] => {
        const passos = trajetorias.get(Number(row.linhaId))?.passos ?? []
        const meses = mesesSemAumento(passos, String(row.dataAdmissao), ultimoDia(row, dataReferencia))
        if (meses < mesesSemReajuste) return []
        const ultimo = passos.findLast(({ aumento = 0 }) => aumento > 0)
        return [{ ...row, salario: passos.at(-1)?.salario, ultimoReajuste: ultimo?.data, meses }]
      })
    }
  },
})

const ultimoDia = ({ dataDesligamento }: ReportRow, dia: string): string =>
  typeof dataDesligamento === 'string' && dataDesligamento < dia ? dataDesligamento : dia
