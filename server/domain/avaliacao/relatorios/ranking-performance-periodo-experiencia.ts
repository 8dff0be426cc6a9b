import { displayDay } from '#schemas/runtime/dates.ts'
import { resultadosDoModelo } from '#server/domain/avaliacao/colaborador-questionario/queries.ts'
import { defineReport } from '#server/platform/reports/define.ts'
import { porArea } from './por-area.ts'

/** Talents by performance in an experience evaluation: equal performances share a place, and the next place is skipped — spec 2 §7 */
export default defineReport('avaliacao/relatorios/ranking-performance-periodo-experiencia', {
  landscape: true,
  record: 'talentoId',
  columns: [
    { field: 'colocacao', title: 'Colocação', width: 10, format: 'integer' },
    { field: 'talento', title: 'Talento', width: 34, total: 'count' },
    { field: 'matricula', title: 'Matrícula', width: 12 },
    { field: 'area', title: 'Área Organizacional', width: 36 },
    { field: 'cargo', title: 'Cargo', width: 28 },
    { field: 'periodo', title: 'Período', width: 18 },
    { field: 'respondidaEm', title: 'Respondida em', width: 13, format: 'date' },
    { field: 'performance', title: 'Performance', width: 12, format: 'rate', total: 'average' },
  ],
  subtitle: ({ dataIni, dataFim }) => `Respondidas de ${displayDay(dataIni)} a ${displayDay(dataFim)}`,
  async rows(ctx, filters) {
    const found = (await resultadosDoModelo(ctx, filters)).filter(({ origem }) => origem === 'A')
    const rows = await porArea(ctx, found)
    const valores = rows.flatMap(({ performance }) => performance ?? [])
    return rows
      .flatMap(({ performance, ...row }) => (performance === null ? [] : [{ ...row, performance }]))
      .sort((a, b) => b.performance - a.performance || a.talento.localeCompare(b.talento, 'pt-BR'))
      .map(({ talentoId, talento, matricula, area, cargo, periodo, respondidaEm, performance }) => ({
        ...{ talentoId, talento, matricula, area, cargo, periodo, respondidaEm, performance },
        colocacao: 1 + valores.filter((valor) => valor > performance).length,
      }))
  },
})
