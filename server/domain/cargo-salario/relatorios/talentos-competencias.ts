import {
  type NivelDoTalento,
  niveisDosTalentos,
} from '#server/domain/cargo-salario/nivel-competencia-talento/queries.ts'
import { namesOfRecords } from '#server/platform/reports/declared/each.ts'
import { completeReport, type ReportRow } from '#server/platform/reports/define.ts'
import { diferencaDe } from './diferenca.ts'

/** By competence: talents who have it or whose band requires it (spec 2 §7: talentos-competencias). */
export default completeReport('cargo-salario/relatorios/talentos-competencias', {
  async *complete(ctx, { dataReferencia, competenciasIds }, batches) {
    const porCompetencia = new Map<number, ReportRow[]>(competenciasIds.map((id) => [id, []]))
    for await (const rows of batches) {
      const niveis = await niveisDosTalentos(
        ctx,
        rows.map((row) => Number(row.linhaId)),
        dataReferencia,
      )
      for (const row of rows)
        for (const [id, nivel] of niveis.get(Number(row.linhaId))?.competencias ?? [])
          porCompetencia.get(id)?.push({ ...row, ...doNivel(nivel) })
    }
    for (const { id, nome } of await namesOfRecords(ctx, 'cargo-salario/competencia', competenciasIds))
      yield (porCompetencia.get(id) ?? []).map((row) => ({ ...row, competencia: nome }))
  },
})

const doNivel = (nivel: NivelDoTalento): ReportRow => ({
  exigido: nivel.exigido?.descricao,
  obtido: nivel.obtido?.descricao,
  diferenca: diferencaDe(nivel),
})
