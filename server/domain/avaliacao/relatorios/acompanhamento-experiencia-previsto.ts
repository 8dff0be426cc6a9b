import { displayDay } from '#schemas/runtime/dates.ts'
import { daysBetween } from '#schemas/runtime/days/days.ts'
import { diasDeExperiencia } from '#schemas/runtime/domain/experiencia.ts'
import { paresDe } from '#server/domain/avaliacao/periodo-experiencia/queries.ts'
import { defineReport } from '#server/platform/reports/define.ts'
import { porArea } from './por-area.ts'

/** Experience evaluations that are still open, as of a day — spec 2 §7 */
export default defineReport('avaliacao/relatorios/acompanhamento-experiencia-previsto', {
  landscape: true,
  groupBy: 'area',
  record: 'talentoId',
  columns: [
    { field: 'talento', title: 'Talento', width: 34, total: 'count' },
    { field: 'matricula', title: 'Matrícula', width: 12 },
    { field: 'cargo', title: 'Cargo', width: 28 },
    { field: 'admissao', title: 'Admissão', width: 12, format: 'date' },
    { field: 'decorridos', title: 'Dias decorridos', width: 11, format: 'integer' },
    { field: 'periodo', title: 'Período', width: 20 },
    { field: 'vencimento', title: 'Vencimento', width: 12, format: 'date' },
    { field: 'faltam', title: 'Faltam (dias)', width: 10, format: 'integer' },
  ],
  subtitle: ({ dataReferencia }) => `Em ${displayDay(dataReferencia)}`,
  async rows(ctx, { dataReferencia: em, periodosExperienciaIds, estabelecimentosIds, areasIds }) {
    const filter = { vencimentoDe: em, periodosIds: periodosExperienciaIds, estabelecimentosIds, areasIds }
    const pares = await paresDe(ctx, filter, { em, trabalha: 'em' })
    const rows = await porArea(
      ctx,
      pares.filter(({ situacao }) => situacao !== 'R'),
    )
    return rows.map(({ talentoId, nome, matricula, cargo, dataAdmissao, periodo, vencimento, area }) => ({
      ...{ talentoId, talento: nome, matricula, cargo, admissao: dataAdmissao, periodo, vencimento, area },
      decorridos: diasDeExperiencia(dataAdmissao, em),
      faltam: daysBetween(em, vencimento),
    }))
  },
})
