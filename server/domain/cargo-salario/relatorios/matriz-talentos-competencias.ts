import {
  type NivelDoTalento,
  niveisDosTalentos,
} from '#server/domain/cargo-salario/nivel-competencia-talento/queries.ts'
import { completeReport } from '#server/platform/reports/define.ts'
import { diferencaDe, sinal } from './diferenca.ts'

/** Level and gap of each talent in each competence (spec 2 §7: matriz-talentos-competencias). */
export default completeReport('cargo-salario/relatorios/matriz-talentos-competencias', {
  async *complete(ctx, { dataReferencia, competenciasIds }, batches) {
    for await (const rows of batches) {
      const ids = rows.map((row) => Number(row.linhaId))
      const niveis = await niveisDosTalentos(ctx, ids, dataReferencia)
      yield rows.map((row) => {
        const dele = niveis.get(Number(row.linhaId))
        const celulas = competenciasIds.map((id) => [`competencia${id}`, celula(dele?.competencias.get(id))])
        return { ...row, ...Object.fromEntries(celulas), aderencia: dele?.aderencia }
      })
    }
  },
})

/** 'Intermediário (−1)': reached level and difference to the required one; without a requirement the level alone. */
function celula(nivel: NivelDoTalento | undefined): string | null {
  if (!nivel) return null
  const { exigido, obtido } = nivel
  const tem = obtido?.descricao ?? '—'
  return exigido ? `${tem} (${sinal(diferencaDe(nivel) ?? 0)})` : tem
}
