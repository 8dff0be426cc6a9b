import { displayDay } from '#schemas/runtime/dates.ts'
import { type Par, paresDe } from '#server/domain/avaliacao/periodo-experiencia/queries.ts'
import { defineReport, type ReportRow } from '#server/platform/reports/define.ts'
import { porArea, SITUACOES } from './por-area.ts'

/** The chosen periods of each talent that fall due within a period of time: answered or not, with the result — spec 2 §5, §7 */
export default defineReport('avaliacao/relatorios/acompanhamento-periodo-experiencia', {
  landscape: true,
  groupBy: 'area',
  record: 'talentoId',
  columns: [
    { field: 'talento', title: 'Talento', width: 32 },
    { field: 'matricula', title: 'Matrícula', width: 11 },
    { field: 'admissao', title: 'Admissão', width: 12, format: 'date' },
    { field: 'periodo', title: 'Período', width: 18, total: 'count' },
    { field: 'vencimento', title: 'Vencimento', width: 12, format: 'date' },
    { field: 'situacao', title: 'Situação', width: 20 },
    { field: 'respondidaEm', title: 'Respondida em', width: 13, format: 'date' },
    { field: 'performance', title: 'Performance', width: 12, format: 'rate', total: 'average' },
    { field: 'resultado', title: 'Resultado', width: 16 },
  ],
  subtitle: ({ dataIni, dataFim }) => `Vencimentos de ${displayDay(dataIni)} a ${displayDay(dataFim)}`,
  async rows(ctx, { dataIni, dataFim, avaliacoesIds, ...lugar }) {
    const filter = { ...lugar, vencimentoDe: dataIni, vencimentoAte: dataFim }
    const pares = await paresDe(ctx, filter, { em: ctx.context.hoje, trabalha: 'vencimento' })
    const escolhidos = pares.filter(({ modeloId }) => modeloId === null || (avaliacoesIds?.includes(modeloId) ?? true))
    return (await porArea(ctx, escolhidos)).map((par) => linha(par, ctx.context.hoje))
  },
})

function linha(par: Par & { area: string }, hoje: string): ReportRow {
  const { talentoId, nome, matricula, dataAdmissao, periodo, vencimento, situacao, area } = par
  const { respondidaEm, performance, aprovado } = par
  const vencida = situacao !== 'R' && vencimento < hoje
  return {
    ...{ talentoId, talento: nome, matricula, admissao: dataAdmissao, periodo, vencimento, area },
    situacao: vencida ? `${SITUACOES[situacao]} (vencida)` : SITUACOES[situacao],
    ...{ respondidaEm, performance, resultado: resultadoEmPalavras(aprovado) },
  }
}

/** Result compared with the model's minimum; null where it has none. */
export const resultadoEmPalavras = (aprovado: boolean | null): string | null =>
  aprovado === null ? null : aprovado ? 'Aprovado' : 'Abaixo do mínimo'
