import { movimentos } from '#schemas/runtime/domain/salary-steps.ts'
import { trajetoriasDe } from '#server/domain/gestao-talentos/talento/queries.ts'
import { completeReport, type ReportRow } from '#server/platform/reports/define.ts'
import { isPromocao } from './promocao.ts'

/** Changes of position or band that were promotions, with the rise (spec 2 §7: promocoes). */
export default completeReport('cargo-salario/relatorios/promocoes', {
  async *complete(ctx, { dataFim, tipo = 'T' }, batches) {
    for await (const rows of batches) {
      const trajetorias = await trajetoriasDe(ctx, new Map(rows.map((row) => [Number(row.talentoId), dataFim])))
      yield rows.flatMap((row): ReportRow[] => {
        const passos = trajetorias.get(Number(row.talentoId))?.passos ?? []
        const i = passos.findIndex(({ causa, data }) => causa === 'PROPRIA' && data === row.data)
        const [antes, passo] = [passos[i - 1], passos[i]]
        if (!passo?.movimento || !isPromocao(passo) || (tipo !== 'T' && tipo !== passo.movimento)) return []
        const { movimento, salario, aumento } = passo
        return [{ ...row, tipo: movimentos[movimento], salarioDe: antes?.salario, salarioPara: salario, aumento }]
      })
    }
  },
})
