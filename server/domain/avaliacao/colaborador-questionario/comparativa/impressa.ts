import type { Content, TableCell } from 'pdfmake/interfaces.js'
import type { Comparada, Comparativa, Lado } from '#schemas/runtime/answers/evaluation/evaluations.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { headedPart } from '#server/platform/reports/document/parts.ts'
import { formatCell } from '#server/platform/reports/format.ts'
import { colours } from '#server/platform/reports/render/pdfmake.ts'

/** Two answered questionnaires side by side on paper. */
export function comparativaImpressa({ a, b, aspectos, perguntas }: Comparativa): Content[] {
  const head = (title: string): TableCell[] => [
    { text: title, bold: true },
    { text: nomeDe(a), bold: true },
    { text: nomeDe(b), bold: true },
  ]
  const table = (body: TableCell[][]): Content => ({
    table: { headerRows: 1, widths: ['*', 150, 150], dontBreakRows: true, body },
    layout: 'lightHorizontalLines',
  })
  return [
    ...(aspectos.length === 0
      ? []
      : headedPart('Resultado por aspecto', [
          table([
            head('Aspecto'),
            ...aspectos.map((one): TableCell[] => [one.aspecto, percento(one.a), percento(one.b)]),
          ]),
        ])),
    ...headedPart('Perguntas e respostas', [
      table([
        head('Pergunta'),
        ...perguntas.map((one): TableCell[] => [`${one.ordem}. ${one.texto}`, lado(one.a), lado(one.b)]),
      ]),
    ]),
  ]
}

/** Evaluated person, evaluator, title and day: tells two copies about one person apart. */
function nomeDe({ titulo, colaborador, avaliador, respondidaEm }: Comparada): string {
  const por = avaliador?.nome
  const quem = [colaborador?.nome, por && `por ${por}`].filter(Boolean).join(', ')
  const dia = respondidaEm === undefined ? '' : displayDay(respondidaEm)
  return [quem, titulo, dia].filter(Boolean).join(' · ')
}

const percento = (value: number | undefined): string => (value === undefined ? '–' : formatCell(value, 'rate'))

function lado(one: Lado | undefined): TableCell {
  if (!one || one.resposta === '') return { text: one ? 'Sem resposta' : 'Não perguntada', color: colours.faint }
  const { resposta, comentario, alcancado } = one
  return {
    stack: [
      { text: resposta },
      ...(comentario ? [{ text: comentario, color: colours.soft, fontSize: 8 }] : []),
      ...(alcancado === undefined ? [] : [{ text: percento(alcancado), color: colours.soft, fontSize: 8 }]),
    ],
  }
}
