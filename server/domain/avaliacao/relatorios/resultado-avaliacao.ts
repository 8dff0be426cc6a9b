import type { ResultadoAvaliacaoFilters } from '#schemas/generated/report-filters/avaliacao.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { perguntasVisiveis } from '#schemas/runtime/questionario/condicoes.ts'
import type { Pergunta } from '#schemas/runtime/questionario/pergunta.ts'
import { type Resultado, resultadosDoModelo } from '#server/domain/avaliacao/colaborador-questionario/queries.ts'
import { respostaEmPalavras } from '#server/features/questionario/papel/impressao.ts'
import {
  type Dada,
  dadasA,
  escritosDe,
  geralDa,
  perguntasDe,
  tituloDe,
} from '#server/features/questionario/respostas/por-pergunta.ts'
import { respondidasDe } from '#server/features/questionario/respostas/respondidas.ts'
import { defineReport, type ReportColumn, type ReportRow } from '#server/platform/reports/define.ts'
import { pessoa } from './por-area.ts'

const resposta: ReportColumn = { field: 'resposta', title: 'Resposta', width: 46 }
const geral: ReportColumn[] = [
  { field: 'quantidade', title: 'Respostas', width: 11, format: 'integer' },
  { field: 'percentual', title: '% das respostas', width: 13, format: 'rate' },
  { field: 'media', title: 'Média', width: 10, format: 'money' },
]
const talento: ReportColumn = { field: 'talento', title: 'Talento', width: 34 }
const comentario: ReportColumn = { field: 'comentario', title: 'Comentário', width: 40 }

const colunas = {
  A: [resposta, ...geral, talento, comentario],
  G: [resposta, ...geral],
  I: [talento, resposta, comentario],
}

/** Answers to each question of a model: counts per option or mark, averages, texts — spec 2 §7 */
export default defineReport('avaliacao/relatorios/resultado-avaliacao', {
  landscape: true,
  groupBy: 'pergunta',
  columns: colunas.A,
  columnsFor: ({ resultado }) => colunas[resultado],
  subtitle: ({ dataIni, dataFim }) => `Respondidas de ${displayDay(dataIni)} a ${displayDay(dataFim)}`,
  async rows(ctx, filters) {
    const resultados = await resultadosDoModelo(ctx, filters)
    const respondidas = await respondidasDe(ctx, resultados)
    const dadas = resultados.flatMap((de) =>
      perguntasVisiveis(respondidas.get(de.id) ?? []).map((item) => ({ de, item })),
    )
    return perguntasDe(dadas).flatMap((pergunta) => {
      const suas = dadasA(pergunta, dadas)
      const grupo = tituloDe(pergunta)
      return linhasDa(pergunta, suas, filters.resultado).map((row) => ({ ...row, pergunta: grupo }))
    })
  },
})

function linhasDa(
  pergunta: Pergunta,
  dadas: Dada<Resultado>[],
  resultado: ResultadoAvaliacaoFilters['resultado'],
): ReportRow[] {
  const total = resultado === 'I' ? [] : geralDa(pergunta, dadas)
  // the rows with names below hold the texts already
  const textos = resultado === 'G' ? escritosDe(dadas) : []
  return [...total, ...textos, ...(resultado === 'G' ? [] : dadas.map(individual))]
}

const individual = ({ de, item }: Dada<Resultado>): ReportRow => ({
  talento: pessoa(de.talento, de.matricula, de.talentoId),
  resposta: respostaEmPalavras(item),
  comentario: item.resposta.comentario ?? null,
})
