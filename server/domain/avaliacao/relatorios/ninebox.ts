import type { NineboxFilters } from '#schemas/generated/report-filters/avaliacao.ts'
import type { NineBoxPlace } from '#schemas/runtime/answers/evaluation/ninebox.ts'
import { BOXES } from '#schemas/runtime/domain/ninebox.ts'
import { ciclosFechados, lugaresDoCiclo } from '#server/domain/avaliacao/ninebox/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { defineReport, type ReportRow } from '#server/platform/reports/define.ts'

/** People by nine-box cell, with the cell before a calibration; with chosen evaluators or roles, the cells from their answers (spec 2 §7: ninebox/relatorio). */
export default defineReport('avaliacao/relatorios/ninebox', {
  columns: [
    { field: 'nome', title: 'Talento', width: 30, total: 'count' },
    { field: 'cargo', title: 'Cargo', width: 26 },
    { field: 'potencial', title: 'Potencial', width: 12, format: 'rate' },
    { field: 'desempenho', title: 'Desempenho', width: 12, format: 'rate' },
    { field: 'calibrado', title: 'Calibração', width: 26 },
  ],
  groupBy: 'grupo',
  record: 'talentoId',
  async rows(ctx, filters) {
    const rows: ReportRow[] = []
    for (const id of await ciclosFechados(ctx, filters)) rows.push(...(await linhasDe(ctx, id, filters)))
    return rows
  },
})

async function linhasDe(ctx: Ctx, id: number, filters: NineboxFilters): Promise<ReportRow[]> {
  const { ciclo, configuracao, lugares } = await lugaresDoCiclo(ctx, id, 'ciclo', filters)
  const tituloDe = (box: number) => configuracao[`box${box as (typeof BOXES)[number]}`].nomeclatura
  return BOXES.flatMap((box) => {
    const dentro = lugares.filter((lugar) => lugar.box === box)
    const grupo = `${ciclo.titulo} · ${tituloDe(box)} (${dentro.length})`
    return dentro.map((lugar) => ({ grupo, ...linha(lugar, tituloDe) }))
  })
}

const linha = (
  { id, nome, cargo, potencial, desempenho, movimentoId, calculado }: NineBoxPlace,
  tituloDe: (box: number) => string,
): ReportRow => ({
  talentoId: id,
  ...{ nome, cargo, potencial, desempenho },
  calibrado: movimentoId === null || calculado === null ? null : `Calibrado (calculado: ${tituloDe(calculado)})`,
})
