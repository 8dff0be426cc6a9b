import { type ParDoCiclo, paresDoCiclo } from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import { comArea } from '#server/domain/cargo-salario/area-organizacional/queries.ts'
import { defineReport, type ReportRow } from '#server/platform/reports/define.ts'
import { papelEmPalavras } from './papeis.ts'
import { avaliadorDe, pessoa, SITUACOES } from './por-area.ts'

/** Copies of each evaluator and the day of answering, filtered by the evaluated people's place on the day of the release — spec 2 §7 */
export default defineReport('avaliacao/relatorios/avaliacao-desempenho-respondidas', {
  landscape: true,
  groupBy: 'avaliador',
  record: 'avaliadoId',
  columns: [
    { field: 'avaliado', title: 'Avaliado', width: 36, total: 'count' },
    { field: 'papel', title: 'Papel', width: 15 },
    { field: 'area', title: 'Área Organizacional', width: 34 },
    { field: 'estabelecimento', title: 'Estabelecimento', width: 24 },
    { field: 'situacao', title: 'Situação', width: 20 },
    { field: 'prazo', title: 'Responder até', width: 13, format: 'date' },
    { field: 'respondidaEm', title: 'Respondida em', width: 13, format: 'date' },
  ],
  async *rows(ctx, { avaliacaoDesempenhoId: { id }, ...filter }) {
    for await (const pares of paresDoCiclo(ctx, id, 'AVALIADOR', filter)) yield (await comArea(ctx, pares)).map(linha)
  },
})

const linha = (par: ParDoCiclo & { area: string }): ReportRow => ({
  avaliadoId: par.avaliadoId,
  avaliador: avaliadorDe(par),
  avaliado: pessoa(par.avaliado, par.avaliadoMatricula, par.avaliadoId),
  papel: papelEmPalavras(par.papel),
  area: par.area,
  estabelecimento: par.estabelecimento,
  situacao: SITUACOES[par.situacao],
  prazo: par.prazo,
  respondidaEm: par.respondidaEm,
})
