import type { ResultadoAvaliacaoDesempenhoFilters } from '#schemas/generated/report-filters/avaliacao.ts'
import type { ResultadoDoAvaliado } from '#schemas/runtime/answers/evaluation/cycle-results.ts'
import {
  type Ciclo,
  exigeFechado,
  type Nominal,
  nominaisDe,
  readCiclo,
  resultadosDe,
} from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import { respostasDasCopias } from '#server/domain/avaliacao/colaborador-questionario/queries.ts'
import type { RespostasDaCopia } from '#server/features/questionario/respostas/respondidas.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { defineReport, type ReportColumn, type ReportRow } from '#server/platform/reports/define.ts'
import { individuais } from './individuais.ts'
import { papelEmPalavras } from './papeis.ts'
import { pessoa } from './por-area.ts'

/** People whose answers are in memory at once. */
const LOTE = 50

const ANONIMA =
  'A avaliação é anônima: não há resultado individual. Escolha "Ambos" para ver também a autoavaliação e o gestor.'

const item: ReportColumn = { field: 'item', title: 'Item', width: 34 }
const aspecto: ReportColumn = { field: 'aspecto', title: 'Aspecto', width: 18 }
const papel: ReportColumn = { field: 'papel', title: 'Papel', width: 16 }
const avaliador: ReportColumn = { field: 'avaliador', title: 'Avaliador', width: 28 }
const geral: ReportColumn[] = [
  { field: 'respostas', title: 'Respostas', width: 13, format: 'integer' },
  { field: 'peso', title: 'Peso', width: 8, format: 'exact' },
]
const performance: ReportColumn = { field: 'performance', title: 'Performance', width: 15, format: 'rate' }
const dita: ReportColumn[] = [
  { field: 'resposta', title: 'Resposta', width: 28 },
  { field: 'comentario', title: 'Comentário', width: 26 },
]

const colunas = {
  A: [item, aspecto, papel, avaliador, ...geral, performance, ...dita],
  G: [item, papel, ...geral, performance],
  I: [item, aspecto, papel, avaliador, performance, ...dita],
}

/** Result of each evaluated person of a closed cycle, with the named answers — spec 2 §7 */
export default defineReport('avaliacao/relatorios/resultado-avaliacao-desempenho', {
  landscape: true,
  groupBy: 'avaliado',
  columns: colunas.A,
  columnsFor: ({ resultado }) => colunas[resultado],
  async *rows(ctx, { avaliacaoDesempenhoId, avaliadosIds, resultado }) {
    const ciclo = await readCiclo(ctx, avaliacaoDesempenhoId.id)
    if (ciclo.anonima && resultado === 'I') invalid([fieldError('resultado', ANONIMA)])
    exigeFechado(ciclo)
    const resultados = await resultadosDe(ctx, ciclo.id, avaliadosIds)
    for (let from = 0; from < resultados.length; from += LOTE) {
      const lote = resultados.slice(from, from + LOTE)
      const dadas = resultado === 'G' ? undefined : await dadasDe(ctx, ciclo, lote)
      yield lote.flatMap((um) => linhasDe(um, resultado, dadas))
    }
  },
})

interface Dadas {
  nominais: Map<number, Nominal[]>
  respostas: RespostasDaCopia
}

async function dadasDe(ctx: Ctx, ciclo: Ciclo, lote: ResultadoDoAvaliado[]): Promise<Dadas> {
  const nominais = await nominaisDe(
    ctx,
    ciclo,
    lote.map(({ avaliado }) => avaliado.id),
  )
  return { nominais, respostas: await respostasDasCopias(ctx, [...nominais.values()].flat()) }
}

function linhasDe(
  um: ResultadoDoAvaliado,
  resultado: ResultadoAvaliacaoDesempenhoFilters['resultado'],
  dadas?: Dadas,
): ReportRow[] {
  const { id, nome, matricula } = um.avaliado
  const avaliado = [pessoa(nome, matricula, id), um.cargo, um.area].filter(Boolean).join(' · ')
  const linhas = [
    ...(resultado === 'I' ? [] : gerais(um)),
    ...(dadas ? individuais(dadas.nominais.get(id) ?? [], dadas.respostas) : []),
  ]
  return linhas.map((linha) => ({ avaliado, ...linha }))
}

const PARTES = { potencial: 'Questionário', desempenho: 'Competências' } as const

/** Mean per role, weighted mean per part, and the total; without a result the total is empty. */
function gerais({ papeis, metas, resultado, ...partes }: ResultadoDoAvaliado): ReportRow[] {
  const daParte = (parte: keyof typeof PARTES): ReportRow[] => [
    ...papeis
      .filter((linha) => linha.parte === parte)
      .map(({ papeis: quais, respostas, peso, media }) => ({
        ...{ item: `${PARTES[parte]}: média do papel`, papel: papelEmPalavras(quais) },
        ...{ respostas, peso, performance: media },
      })),
    ...resultadoDe(`${PARTES[parte]}: resultado ponderado`, partes[parte]),
  ]
  return [
    ...daParte('potencial'),
    ...daParte('desempenho'),
    ...resultadoDe('Metas: resultado', metas),
    { item: 'Resultado final', performance: resultado },
  ]
}

const resultadoDe = (nome: string, valor: number | null): ReportRow[] =>
  valor === null ? [] : [{ item: nome, performance: valor }]
