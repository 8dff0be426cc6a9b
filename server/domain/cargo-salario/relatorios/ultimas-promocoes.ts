import { monthsBetween } from '#schemas/runtime/days/days.ts'
import { movimentos } from '#schemas/runtime/domain/salary-steps.ts'
import { mesesSemAumento, trajetoriasDe } from '#server/domain/gestao-talentos/talento/queries.ts'
import { completeReport, type ReportRow } from '#server/platform/reports/define.ts'
import { isPromocao } from './promocao.ts'

/** Day of each talent's last promotion, and months without a rise (spec 2 §7: ultimas-promocoes). */
export default completeReport('cargo-salario/relatorios/ultimas-promocoes', {
  async *complete(ctx, { dataReferencia: dia, mesesSemReajuste = 0 }, batches) {
    for await (const rows of batches) {
      const trajetorias = await trajetoriasDe(ctx, new Map(rows.map((row) => [Number(row.linhaId), dia])))
      yield rows.flatMap((row): ReportRow[] => {
        const passos = trajetorias.get(Number(row.linhaId))?.passos ?? []
        const semReajuste = mesesSemAumento(passos, String(row.dataAdmissao), dia)
        if (semReajuste < mesesSemReajuste) return []
        const promocao = passos.findLast(isPromocao)
        return [
          {
            ...row,
            semReajuste,
            ...(promocao?.movimento && {
              promocao: promocao.data,
              tipo: movimentos[promocao.movimento],
              desde: monthsBetween(promocao.data, dia),
            }),
          },
        ]
      })
    }
  },
})
