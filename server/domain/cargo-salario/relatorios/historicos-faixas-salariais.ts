import { preencheSalarios } from '#server/domain/cargo-salario/faixa-salarial-historico/queries.ts'
import { completeReport } from '#server/platform/reports/define.ts'

/** Amount of each row of a band as of its own day (spec 2 §7: historicos-faixas-salariais). */
export default completeReport('cargo-salario/relatorios/historicos-faixas-salariais', {
  async *complete(ctx, _filters, batches) {
    for await (const rows of batches) {
      const pagas: { id: number; salario?: number }[] = rows.map((row) => ({ id: Number(row.linhaId) }))
      await preencheSalarios(ctx, pagas)
      yield rows.map((row, i) => ({ ...row, salario: pagas[i]?.salario }))
    }
  },
})
