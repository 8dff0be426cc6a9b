import { raiseMoney, riseOf, sumMoney } from '#schemas/runtime/domain/money.ts'
import { situacoesNoDia } from '#server/domain/cargo-salario/reajuste-colaborador/queries.ts'
import { projetadosPor } from '#server/domain/cargo-salario/tabela-reajuste-colaborador/queries.ts'
import { completeReport } from '#server/platform/reports/define.ts'

/**
 * Pay of each talent on the day and by the plan; `percentual` raises the talents without a proposal (spec 2 §7:
 * projecoes-salariais-talentos).
 */
export default completeReport('cargo-salario/relatorios/projecoes-salariais-talentos', {
  async *complete(ctx, { dataReferencia, tabelaReajusteColaboradorId: tabela, percentual = 0 }, batches) {
    const projetados = tabela === undefined ? new Map<number, number>() : await projetadosPor(ctx, tabela.id)
    for await (const rows of batches) {
      const ids = rows.map((row) => Number(row.linhaId))
      const situacoes = await situacoesNoDia(ctx, ids, dataReferencia)
      yield rows.map((row) => {
        const id = Number(row.linhaId)
        const salario = situacoes.get(id)?.salario ?? undefined
        if (salario === undefined) return row
        const projetado = projetados.get(id) ?? raiseMoney(salario, percentual)
        return {
          ...row,
          salario,
          projetado,
          diferenca: sumMoney(projetado, -salario),
          aumento: riseOf(salario, projetado),
        }
      })
    }
  },
})
