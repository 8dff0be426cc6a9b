import { avaliacoesDosCandidatos, respostasDasAvaliacoes } from '#server/domain/captacao/avaliacao-candidato/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { totalsBy } from '#server/platform/reports/chart/totals-by.ts'
import { defineReport, type ReportColumn, type ReportRow } from '#server/platform/reports/define.ts'

const situacoes = { P: 'A responder', A: 'A corrigir', C: 'Concluída' } as const

const columns: ReportColumn[] = [
  { field: 'titulo', title: 'Avaliação', width: 32 },
  { field: 'solicitacao', title: 'Solicitação', width: 28 },
  { field: 'data', title: 'Data', width: 15, format: 'date' },
  { field: 'situacao', title: 'Situação', width: 14 },
  { field: 'performance', title: 'Performance', width: 15, format: 'percent', total: 'average' },
  { field: 'aprovado', title: 'Atingiu o mínimo', width: 12 },
]
const answers: ReportColumn[] = [
  { field: 'pergunta', title: 'Pergunta', width: 40 },
  { field: 'resposta', title: 'Resposta', width: 34 },
]

/** The evaluations of candidates, with the answers when wanted (spec 1 §7.5: Avaliações de Candidatos). */
export default defineReport('captacao/relatorios/avaliacao-candidato', {
  landscape: true,
  groupBy: 'grupo',
  record: 'candidatoId',
  columns,
  columnsFor: ({ detalhado }) => (detalhado ? [...columns, ...answers] : columns),
  chart: {
    title: 'Performance média por avaliação',
    kind: 'bars',
    category: 'Avaliação',
    format: 'percent',
    data: totalsBy('titulo', [{ field: 'performance', title: 'Performance média', total: 'average' }]),
  },
  async *rows(ctx, filters) {
    for await (const found of avaliacoesDosCandidatos(ctx, filters)) {
      const dadas = filters.detalhado ? await porAvaliacao(ctx, found) : new Map<number, ReportRow[]>()
      yield found.flatMap(({ id, candidatoId, candidato, aprovado, situacao, ...row }) => {
        const grupo = `${candidato} (código ${candidatoId})`
        const aprovada = aprovado === null ? null : aprovado ? 'Sim' : 'Não'
        const linha = { ...row, candidatoId, grupo, aprovado: aprovada, situacao: situacoes[situacao] }
        return [linha, ...(dadas.get(Number(id)) ?? []).map((dada) => ({ ...dada, candidatoId, grupo }))]
      })
    }
  },
})

/** Questions and answers by evaluation; open ones have none. */
async function porAvaliacao(ctx: Ctx, found: { id: number; situacao: string }[]): Promise<Map<number, ReportRow[]>> {
  const answered = found.filter(({ situacao }) => situacao !== 'P').map(({ id }) => Number(id))
  const out = new Map<number, ReportRow[]>()
  for (const { avaliacaoId, ordem, pergunta, resposta } of await respostasDasAvaliacoes(ctx, answered)) {
    const key = Number(avaliacaoId)
    out.set(key, [...(out.get(key) ?? []), { pergunta: `${ordem}. ${pergunta}`, resposta: resposta ?? 'Sem resposta' }])
  }
  return out
}
