import { riseOf, sumMoney } from '#schemas/runtime/domain/money.ts'
import {
  type PropostaDeValor,
  propostasDeValor,
} from '#server/domain/cargo-salario/tabela-reajuste-colaborador/queries.ts'
import { completeReport } from '#server/platform/reports/define.ts'

/** Plans of bands and indices beside those of talents, in the same columns — spec 2 §5 Planning, §7 planejamentos-realinhamentos */
export default completeReport('cargo-salario/relatorios/planejamentos-realinhamentos', {
  async *complete(ctx, { tabelaReajusteColaboradorId, areasIds }, batches) {
    for await (const rows of batches)
      yield rows.map((row) => ({ ...row, ...diferencaDe(row.salarioAtual, row.salarioProposto) }))
    yield (await propostasDeValor(ctx, tabelaReajusteColaboradorId.id, areasIds)).map(linha)
  },
})

const linha = ({ nome, grupo, atual, proposto, observacao }: PropostaDeValor) => ({
  area: grupo,
  talento: nome,
  salarioAtual: atual,
  salarioProposto: proposto,
  ...diferencaDe(atual, proposto),
  observacao,
})

/** Both columns of a difference; empty where an amount is unknown. */
function diferencaDe(antes: unknown, depois: unknown) {
  if (typeof antes !== 'number' || typeof depois !== 'number') return {}
  return { valorDiferenca: sumMoney(depois, -antes), percentualDiferenca: riseOf(antes, depois) ?? null }
}
