import type { ResultadoDoAvaliado } from '#schemas/runtime/answers/evaluation/cycle-results.ts'
import { groupRows } from '#schemas/runtime/grouped.ts'
import { type Ciclo, readFechados, resultadosDe } from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import { type Comentario, comentariosDoCiclo } from '#server/domain/avaliacao/colaborador-questionario/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { defineReport, type ReportColumn, type ReportRow } from '#server/platform/reports/define.ts'
import { arredonda } from './niveis.ts'
import { PAPEL } from './papeis.ts'
import { pessoa } from './por-area.ts'

const avaliacao: ReportColumn = { field: 'avaliacao', title: 'Avaliação', width: 28 }
const cargo: ReportColumn = { field: 'cargo', title: 'Cargo', width: 24 }
const numeros: ReportColumn[] = [
  { field: 'fim', title: 'Fim', width: 17, format: 'date' },
  { field: 'potencial', title: 'Potencial', width: 14, format: 'rate' },
  { field: 'desempenho', title: 'Desempenho', width: 17, format: 'rate' },
  { field: 'metas', title: 'Nota das metas', width: 16, format: 'rate' },
  { field: 'resultado', title: 'Resultado', width: 14, format: 'rate' },
  { field: 'variacao', title: 'Variação (pontos)', width: 14, format: 'money' },
]

const colunas = {
  QUANTITATIVA: [avaliacao, cargo, ...numeros],
  // comments need the width
  QUALITATIVA: [
    ...[avaliacao, ...numeros],
    { field: 'papel', title: 'Papel', width: 19 },
    { field: 'pergunta', title: 'Pergunta', width: 22 },
    { field: 'comentario', title: 'Comentário', width: 38 },
  ],
}

/** Results of talents in closed cycles, with the change from the previous one; with comments where asked for — spec 2 §7 */
export default defineReport('avaliacao/relatorios/comparativo-performance-talento', {
  landscape: true,
  groupBy: 'talento',
  record: 'talentoId',
  columns: colunas.QUANTITATIVA,
  columnsFor: ({ analise }) => colunas[analise],
  async rows(ctx, { talentosIds, avaliacoesDesempenhosIds, analise }) {
    const vistos: Visto[] = []
    for (const ciclo of await readFechados(ctx, avaliacoesDesempenhosIds))
      vistos.push(...(await vistosNo(ctx, ciclo, talentosIds, analise === 'QUALITATIVA')))
    return [...groupRows(vistos, ({ resultado }) => resultado.avaliado.id).values()]
      .sort(porNome)
      .flatMap(linhasDoTalento)
  },
})

/** Result of a talent in a cycle, and the comments about him. */
interface Visto {
  ciclo: Ciclo
  resultado: ResultadoDoAvaliado
  comentarios: Comentario[]
}

async function vistosNo(
  ctx: Ctx,
  ciclo: Ciclo,
  talentosIds: number[] | undefined,
  comEscritos: boolean,
): Promise<Visto[]> {
  const resultados = await resultadosDe(ctx, ciclo.id, talentosIds)
  const ids = resultados.map(({ avaliado }) => avaliado.id)
  const escritos = comEscritos ? await comentariosDoCiclo(ctx, ciclo, ids) : new Map<number, Comentario[]>()
  return resultados.map((resultado) => ({ ciclo, resultado, comentarios: escritos.get(resultado.avaliado.id) ?? [] }))
}

const nomeEm = ([visto]: Visto[]): string => visto?.resultado.avaliado.nome ?? ''
const idEm = ([visto]: Visto[]): number => visto?.resultado.avaliado.id ?? 0

const porNome = (a: Visto[], b: Visto[]): number => nomeEm(a).localeCompare(nomeEm(b), 'pt-BR') || idEm(a) - idEm(b)

/** The cycles of one talent by end, ascending; the change is from the last cycle with a result. */
function linhasDoTalento(vistos: Visto[]): ReportRow[] {
  let antes: number | null = null
  return vistos.flatMap(({ ciclo, resultado: visto, comentarios }) => {
    const { avaliado, cargo, potencial, desempenho, metas, resultado } = visto
    const variacao = antes === null || resultado === null ? null : arredonda(resultado - antes)
    antes = resultado ?? antes
    const comum = { talentoId: avaliado.id, talento: pessoa(avaliado.nome, avaliado.matricula, avaliado.id) }
    const avaliacao = visto.titulo
    return [
      { ...comum, avaliacao, fim: ciclo.dataFim, cargo, potencial, desempenho, metas, resultado, variacao },
      ...comentarios.map(({ papel, pergunta, texto }) => ({
        ...{ ...comum, avaliacao, papel: papel && PAPEL[papel], pergunta, comentario: texto },
      })),
    ]
  })
}
