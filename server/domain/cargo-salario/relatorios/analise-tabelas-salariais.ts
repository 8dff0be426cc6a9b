import { partMoney } from '#schemas/runtime/domain/money.ts'
import { faixasEmVigor } from '#server/domain/cargo-salario/faixa-salarial/queries.ts'
import { quadroDasFaixas } from '#server/domain/gestao-talentos/talento/queries.ts'
import { completeReport } from '#server/platform/reports/define.ts'

/** Amount of each band on the day, and the pay of the talents in it compared with it (spec 2 §7: analise-tabelas-salariais). */
export default completeReport('cargo-salario/relatorios/analise-tabelas-salariais', {
  async *complete(ctx, { dataReferencia }, batches) {
    for await (const rows of batches) {
      const ids = rows.map((row) => Number(row.linhaId))
      const vigentes = await faixasEmVigor(ctx, ids, dataReferencia)
      const quadros = await quadroDasFaixas(ctx, ids, dataReferencia)
      yield rows.map((row) => {
        const salario = vigentes.get(Number(row.linhaId))?.salario ?? undefined
        const quadro = quadros.get(Number(row.linhaId))
        const [menor, media, maior] = [quadro?.menor, quadro?.media, quadro?.maior].map((value) => value ?? undefined)
        const compaRatio = salario && media ? partMoney(media, 100, salario) : undefined
        return { ...row, salario, talentos: quadro?.talentos ?? 0, menor, media, maior, compaRatio }
      })
    }
  },
})
