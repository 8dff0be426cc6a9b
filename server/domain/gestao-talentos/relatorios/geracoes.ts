import { type TalentosDaGeracao, talentosPorGeracao } from '#server/domain/gestao-talentos/geracao/queries.ts'
import { totalsBy } from '#server/platform/reports/chart/totals-by.ts'
import { defineReport, type ReportRow } from '#server/platform/reports/define.ts'

/** Number and share of active talents by generation (spec 3 §7: geracoes). */
export default defineReport('gestao-talentos/relatorios/geracoes', {
  columns: [
    { field: 'geracao', title: 'Geração', width: 20 },
    { field: 'nascidos', title: 'Nascidos', width: 14 },
    { field: 'descricao', title: 'Descrição', width: 50 },
    { field: 'talentos', title: 'Talentos', width: 11, format: 'integer', total: 'sum' },
    { field: 'percentual', title: 'Percentual', width: 12, format: 'rate' },
  ],
  chart: {
    title: 'Talentos por geração',
    kind: 'bars',
    category: 'Geração',
    data: totalsBy('geracao', [{ field: 'talentos', title: 'Talentos', total: 'sum' }]),
  },
  async rows(ctx, { geracoesIds, ...lugar }) {
    const geracoes = await talentosPorGeracao(ctx, lugar)
    const todos = geracoes.reduce((sum, { talentos }) => sum + talentos, 0)
    // the share refers to all generations, filtered ones included
    return geracoes
      .filter(({ id }) => geracoesIds === undefined || (id !== null && geracoesIds.includes(id)))
      .map((geracao) => linha(geracao, todos))
  },
})

function linha({ id, nome, anoInicio, anoFim, descricao, talentos }: TalentosDaGeracao, todos: number): ReportRow {
  const percentual = Math.round((talentos * 10_000) / todos) / 100
  if (id === null) return { geracao: 'Sem geração', descricao: SEM_NASCIMENTO, talentos, percentual }
  // spec 3 §8
  const dita = descricao?.trim() || 'Geração não possui descrição.'
  return { geracao: nome, nascidos: `${anoInicio} a ${anoFim}`, descricao: dita, talentos, percentual }
}

const SEM_NASCIMENTO = 'Sem data de nascimento, ou nascidos fora das gerações cadastradas.'
