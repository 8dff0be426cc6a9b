import { type Lado, type ParDoCiclo, paresDoCiclo } from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import { defineReport, type ReportColumn, type ReportRow } from '#server/platform/reports/define.ts'
import { papelEmPalavras } from './papeis.ts'
import { avaliadorDe, pessoa, SITUACOES } from './por-area.ts'

const resto: ReportColumn[] = [
  { field: 'papel', title: 'Papel', width: 18 },
  { field: 'situacao', title: 'Situação', width: 24 },
]
const colunas: Record<Lado, ReportColumn[]> = {
  AVALIADO: [{ field: 'avaliador', title: 'Avaliador', width: 46, total: 'count' }, ...resto],
  AVALIADOR: [{ field: 'avaliado', title: 'Avaliado', width: 46, total: 'count' }, ...resto],
}

/** Evaluators, evaluated people and roles, and whether they answered; without the answers — spec 2 §7 */
export default defineReport('avaliacao/relatorios/avaliacao-desempenho-avaliadores-avaliados', {
  groupBy: 'grupo',
  record: 'avaliadoId',
  columns: colunas.AVALIADO,
  columnsFor: ({ agruparPor }) => colunas[agruparPor],
  async *rows(ctx, { avaliacaoDesempenhoId: { id }, agruparPor }) {
    for await (const pares of paresDoCiclo(ctx, id, agruparPor)) yield pares.map((par) => linha(par, agruparPor))
  },
})

function linha(par: ParDoCiclo, agruparPor: Lado): ReportRow {
  const avaliado = pessoa(par.avaliado, par.avaliadoMatricula, par.avaliadoId)
  const avaliador = avaliadorDe(par)
  return {
    avaliadoId: par.avaliadoId,
    ...(agruparPor === 'AVALIADO' ? { grupo: avaliado, avaliador } : { grupo: avaliador, avaliado }),
    papel: papelEmPalavras(par.papel),
    situacao: SITUACOES[par.situacao],
  }
}
