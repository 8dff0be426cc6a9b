import { completeReport } from '#server/platform/reports/define.ts'
import { tempoDeEmpresa } from './tempo-de-empresa.ts'

/** Time in the company at the dismissal (spec 3 §7: desligamentos). */
export default completeReport('gestao-talentos/relatorios/desligamentos', {
  async *complete(_ctx, _filters, batches) {
    for await (const rows of batches)
      yield rows.map((row) => ({
        ...row,
        tempo: tempoDeEmpresa(String(row.dataAdmissao), String(row.dataDesligamento)),
      }))
  },
})
