import type { AskedQuestion, SurveyCell, SurveyResults } from '#schemas/runtime/answers/surveys/survey-results.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { SEM_ASPECTO } from '#schemas/runtime/questionario/resultado.ts'
import { type GrupoPedido, gruposPedidos } from '#server/domain/pesquisa/pesquisa/queries.ts'
import { linhasDeFiguras } from '#server/features/questionario/papel/figuras-impressas.ts'
import { defineReport, type ReportColumn, type ReportRow } from '#server/platform/reports/define.ts'

const pergunta: ReportColumn = { field: 'pergunta', title: 'Pergunta', width: 44 }
const figuras: ReportColumn[] = [
  { field: 'resposta', title: 'Resposta', width: 46 },
  { field: 'percentual', title: '%', width: 11, format: 'rate' },
  { field: 'quantidade', title: 'Respostas', width: 12, format: 'integer' },
  { field: 'media', title: 'Média', width: 10, format: 'money' },
  { field: 'favoravel', title: 'Favorável', width: 12, format: 'rate' },
]

/** Results of a survey by aspect or question, without groups below its minimum — spec 2 §5, §7 */
export default defineReport('avaliacao/relatorios/pesquisa', {
  landscape: true,
  groupBy: 'grupo',
  columns: [pergunta, ...figuras],
  columnsFor: ({ agruparPorAspecto }) => (agruparPorAspecto ? [pergunta, ...figuras] : figuras),
  subtitle: ({ dataIni, dataFim }) =>
    dataIni === undefined ? `Até ${displayDay(dataFim)}` : `De ${displayDay(dataIni)} a ${displayDay(dataFim)}`,
  async rows(ctx, filters) {
    const { grupos, ...resultados } = await gruposPedidos(ctx, filters)
    return grupos.flatMap((grupo) => {
      const linhas = linhasDe(resultados, grupo, filters.agruparPorAspecto === true)
      // the cell of all respondents gets no title
      const { corte, titulo } = grupo.celula
      return corte === '' ? linhas : linhas.map((linha) => ({ ...linha, grupo: `${titulo}: ${linha.grupo}` }))
    })
  },
})

type Linha = ReportRow & { grupo: string }

const PARTICIPACAO = 'Participação'

function linhasDe(
  resultados: Omit<SurveyResults, 'celulas'>,
  { celula, escritos }: GrupoPedido,
  porAspecto: boolean,
): Linha[] {
  const { n, oculta, corte } = celula
  const quantos = [
    ...(corte === '' ? [{ resposta: 'Convidados', quantidade: resultados.convidados }] : []),
    oculta === undefined ? { resposta: 'Responderam', quantidade: n ?? 0 } : { resposta: oculta },
  ].map((linha) => ({ ...linha, grupo: PARTICIPACAO }))
  if (oculta !== undefined) return quantos
  const ditas = new Map(celula.perguntas.map((each) => [each.pergunta, each]))
  const daPergunta = (asked: AskedQuestion) => [
    ...linhasDeFiguras(asked, ditas.get(asked.id)),
    ...(escritos.get(`p${asked.id}`) ?? []).map((texto) => ({ resposta: texto })),
  ]
  const gerais = (escritos.get('observacao') ?? []).map((resposta) => ({ grupo: 'Observações', resposta }))
  const { perguntas } = resultados
  if (!porAspecto)
    return [
      ...quantos,
      ...perguntas.flatMap((asked, i) =>
        daPergunta(asked).map((linha) => ({ ...linha, grupo: `${i + 1}. ${asked.texto}` })),
      ),
      ...gerais,
    ]
  const secoes = [...new Set(perguntas.map(aspectoDe))].flatMap((grupo) => [
    ...favoravelDo(celula.aspectos.find(({ nome }) => nome === grupo)),
    ...perguntas.flatMap((asked, i) =>
      aspectoDe(asked) === grupo
        ? daPergunta(asked).map((linha) => ({ pergunta: `${i + 1}. ${asked.texto}`, ...linha, grupo }))
        : [],
    ),
  ])
  return [...quantos, ...secoes, ...gerais]
}

const aspectoDe = ({ aspecto = SEM_ASPECTO }: AskedQuestion): string => aspecto

/** Row of an aspect as a whole; none where one of its questions is withheld. */
const favoravelDo = (aspecto?: SurveyCell['aspectos'][number]): Linha[] =>
  aspecto?.favoravel === undefined
    ? []
    : [{ grupo: aspecto.nome, resposta: 'Todo o aspecto', favoravel: aspecto.favoravel }]
