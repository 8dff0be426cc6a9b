import { displayDay } from '#schemas/runtime/dates.ts'
import { calendarAt, NATIONAL_CALENDARS } from '#schemas/runtime/days/working-days.ts'
import { findCalendar } from '#server/domain/geral/feriado/queries.ts'
import {
  type AbsenteismoFilter,
  ausenciasDe,
  diasPerdidos,
  movimentosPorMes,
  taxaDeAbsenteismo,
} from '#server/domain/gestao-talentos/talento/queries.ts'
import { defineReport, type ReportColumn } from '#server/platform/reports/define.ts'
import { alongMonths, linhaDoMes, OBSERVACAO } from './movimentos-do-mes.ts'

const taxa: ReportColumn = { field: 'taxa', title: 'Absenteísmo', width: 13, format: 'rate' }

/** Absence of each month: days lost / (active x working days) x 100 (spec 3 §7: absenteismo). */
export default defineReport('gestao-talentos/relatorios/absenteismo', {
  columns: [
    { field: 'mes', title: 'Mês', width: 10 },
    { field: 'ativos', title: 'Ativos no início', width: 12, format: 'integer' },
    { field: 'uteis', title: 'Dias úteis', width: 11, format: 'integer' },
    { field: 'perdidos', title: 'Dias perdidos', width: 13, format: 'decimal', total: 'sum' },
    taxa,
    OBSERVACAO,
  ],
  chart: {
    title: 'Absenteísmo por mês',
    kind: 'lines',
    category: 'Mês',
    format: 'rate',
    data: alongMonths(taxa),
  },
  subtitle: ({ dataIni, dataFim }) => `De ${displayDay(dataIni)} a ${displayDay(dataFim)}`,
  async rows(ctx, filters) {
    const desde = `${filters.dataIni.slice(0, 8)}01`
    const inteiros = { ...filters, dataIni: desde }
    const [meses, ausencias, calendario] = await Promise.all([
      movimentosPorMes(ctx, inteiros),
      ausenciasDe(ctx, inteiros),
      calendarioDe(ctx, filters),
    ])
    if (ausencias.length === 0 && meses.every(({ ativos }) => ativos === 0)) return []
    return meses.map((mes) => {
      const dias = diasPerdidos(ausencias, calendario, mes.mes, filters.dataFim)
      return linhaDoMes(mes, { ...dias, taxa: taxaDeAbsenteismo(mes.ativos, dias) })
    })
  },
})

/** Calendar of the only establishment asked for, else of the company. */
async function calendarioDe(ctx: Parameters<typeof findCalendar>[0], { estabelecimentosIds = [] }: AbsenteismoFilter) {
  const [one, ...more] = estabelecimentosIds
  return (await findCalendar(ctx, more.length > 0 ? undefined : one)) ?? calendarAt(NATIONAL_CALENDARS)
}
