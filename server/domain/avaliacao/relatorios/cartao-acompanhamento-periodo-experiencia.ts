import { displayDay } from '#schemas/runtime/dates.ts'
import { type Par, paresDe } from '#server/domain/avaliacao/periodo-experiencia/queries.ts'
import { defineReport, type ReportRow } from '#server/platform/reports/define.ts'
import { resultadoEmPalavras } from './acompanhamento-periodo-experiencia.ts'
import { pessoa, porArea, SITUACOES } from './por-area.ts'

/** A card per talent with his periods as they stood on a day, to be signed — spec 2 §5, §7 */
export default defineReport('avaliacao/relatorios/cartao-acompanhamento-periodo-experiencia', {
  landscape: true,
  groupBy: 'cartao',
  record: 'talentoId',
  signatures: ['Talento', 'Gestor', 'Recursos Humanos'],
  columns: [
    { field: 'periodo', title: 'Período', width: 18 },
    { field: 'vencimento', title: 'Vencimento', width: 12, format: 'date' },
    { field: 'situacao', title: 'Situação', width: 20 },
    { field: 'respondidaEm', title: 'Avaliado em', width: 12, format: 'date' },
    { field: 'avaliador', title: 'Avaliador', width: 26 },
    { field: 'performance', title: 'Performance', width: 12, format: 'rate' },
    { field: 'minimo', title: 'Mínimo', width: 10, format: 'rate' },
    { field: 'resultado', title: 'Resultado', width: 16 },
    { field: 'area', title: 'Área no vencimento', width: 30 },
  ],
  subtitle: ({ dataReferencia }) => `Em ${displayDay(dataReferencia)}`,
  async rows(ctx, { dataReferencia: em, talentosIds, periodosAcompanhamento }) {
    const filter = { talentosIds, periodosIds: periodosAcompanhamento }
    const pares = await porArea(ctx, await paresDe(ctx, filter, { em, trabalha: 'em' }))
    return pares.sort(porTalento).map(linha)
  },
})

const porTalento = (a: Par, b: Par): number =>
  a.nome.localeCompare(b.nome, 'pt-BR') || a.talentoId - b.talentoId || a.dias - b.dias || a.periodoId - b.periodoId

const linha = (par: Par & { area: string }): ReportRow => ({
  talentoId: par.talentoId,
  cartao: `${pessoa(par.nome, par.matricula, par.talentoId)} · admissão em ${displayDay(par.dataAdmissao)}`,
  periodo: par.periodo,
  vencimento: par.vencimento,
  situacao: SITUACOES[par.situacao],
  respondidaEm: par.respondidaEm,
  avaliador: par.avaliador,
  performance: par.performance,
  minimo: par.minimo,
  resultado: resultadoEmPalavras(par.aprovado),
  area: par.area,
})
