import type { AskedQuestion, QuestionFigures } from '#schemas/runtime/answers/surveys/survey-results.ts'
import { NOTA, SUBJETIVA } from '#schemas/runtime/questionario/pergunta.ts'
import { formatCell } from '#server/platform/reports/format.ts'

/** A line of figures in PDF or spreadsheet. */
export interface LinhaDeFiguras {
  resposta: string
  quantidade?: number
  percentual?: number
  media?: number
  favoravel?: number
}

/** Lines of a question: its total, then each option or grade with its share; or the reason of suppression below the minimum group. Text questions have none. */
export function linhasDeFiguras({ tipo, opcoes = [] }: AskedQuestion, dita?: QuestionFigures): LinhaDeFiguras[] {
  if (dita?.oculta !== undefined) return [{ resposta: dita.oculta }]
  if (tipo === SUBJETIVA) return []
  if (dita?.n === undefined) return [{ resposta: 'Sem respostas' }]
  const { n, media, favoravel, nps, partes = {} } = dita
  const notas = Object.keys(partes).map(Number)
  const escolhas: [string, number | undefined][] =
    tipo === NOTA
      ? notas.sort((a, b) => a - b).map((nota) => [`Nota ${formatCell(nota, 'exact')}`, partes[nota]])
      : opcoes.map(({ id, texto }) => [texto, partes[id] ?? 0])
  return [
    {
      resposta: nps === undefined ? 'Total' : `Total (NPS ${formatCell(nps, 'exact')})`,
      ...{ quantidade: n, media, favoravel },
    },
    ...escolhas.map(([resposta, percentual]) => ({ resposta, percentual })),
  ]
}
