import type { Content } from 'pdfmake/interfaces.js'
import type { AskedQuestion, QuestionFigures, SurveyCell } from '#schemas/runtime/answers/surveys/survey-results.ts'
import { limitesDe, SUBJETIVA } from '#schemas/runtime/questionario/pergunta.ts'
import { secoesDe } from '#schemas/runtime/questionario/secoes.ts'
import { headedPart } from '#server/platform/reports/document/parts.ts'
import { formatCell } from '#server/platform/reports/format.ts'
import { colours } from '#server/platform/reports/render/pdfmake.ts'
import { type LinhaDeFiguras, linhasDeFiguras } from './figuras-impressas.ts'

export interface Como {
  /** groups the questions by aspect */
  agruparPorAspecto: boolean
  /** smaller print, less paper */
  modoEconomico: boolean
}

/** A written answer with its question (absent: about the whole); its author only where answers are not anonymous. */
export interface Escrito {
  pergunta?: string
  texto: string
  quem?: string
}

/** Figures of a group; `celula` is absent where nobody answered. Text questions are printed only where texts are shown. */
export interface Contadas {
  perguntas: readonly AskedQuestion[]
  celula: SurveyCell | undefined
  escritos?: Escrito[]
}

interface Numerada extends AskedQuestion {
  ordem: number
}

/** Prints questions with frequencies, their figures and written answers, for all papers with figures of a group. */
export function perguntasContadas(titulo: string, { perguntas, celula, escritos }: Contadas, como: Como): Content[] {
  if (!celula) return headedPart(titulo, [{ text: 'Nenhuma resposta a mostrar.', color: colours.soft }])
  if (celula.oculta !== undefined) return headedPart(titulo, [{ text: celula.oculta, color: colours.soft }])
  const ditas = new Map(celula.perguntas.map((dita) => [dita.pergunta, dita]))
  const numeradas = perguntas
    .map((pergunta, i) => ({ ...pergunta, ordem: i + 1 }))
    .filter(({ tipo }) => tipo !== SUBJETIVA || escritos !== undefined)
  const uma = (pergunta: Numerada) => {
    const dela = (escritos ?? []).filter((escrito) => escrito.pergunta === pergunta.texto)
    return perguntaContada(pergunta, ditas.get(pergunta.id), dela, como)
  }
  const gerais = (escritos ?? []).filter(({ pergunta }) => pergunta === undefined)
  return [...headedPart(titulo, porAspecto(numeradas, como, uma)), ...headedPart('Observações', gerais.map(linhaDe))]
}

function porAspecto(perguntas: Numerada[], { agruparPorAspecto }: Como, uma: (pergunta: Numerada) => Content) {
  if (!agruparPorAspecto) return perguntas.map(uma)
  return secoesDe(perguntas, (pergunta) => pergunta).flatMap(({ titulo, itens }): Content[] => [
    ...(titulo === undefined
      ? []
      : [{ text: titulo, bold: true, fontSize: 10, color: colours.soft, margin: [0, 4, 0, 4] } as Content]),
    ...itens.map(uma),
  ])
}

function perguntaContada(
  pergunta: Numerada,
  dita: QuestionFigures | undefined,
  escritos: Escrito[],
  { modoEconomico }: Como,
): Content {
  const [total, ...escolhas] = linhasDeFiguras(pergunta, dita)
  const resumo = total ? resumoDe(pergunta, total, dita?.nps) : respostas(escritos.length)
  return {
    stack: [
      {
        columns: [
          { text: `${pergunta.ordem}. ${pergunta.texto}`, bold: true, width: '*' },
          { text: resumo, width: 'auto', color: colours.soft, fontSize: 8 },
        ],
        columnGap: 12,
      },
      ...(escolhas.length > 0 ? [tabela(escolhas, total?.quantidade ?? 0)] : []),
      ...escritos.map(linhaDe),
    ],
    margin: [0, 0, 0, modoEconomico ? 4 : 9],
    ...(modoEconomico && { fontSize: 8 }),
    unbreakable: escritos.length < 10,
  }
}

const respostas = (n: number): string => (n === 1 ? '1 resposta' : `${formatCell(n, 'integer')} respostas`)

function resumoDe(
  pergunta: Numerada,
  { resposta, quantidade, media, favoravel }: LinhaDeFiguras,
  nps: number | undefined,
): string {
  if (quantidade === undefined) return resposta
  return [
    nps === undefined ? '' : `NPS ${formatCell(nps, 'exact')}`,
    media === undefined ? '' : `média ${formatCell(media, 'number')} de ${limitesDe(pergunta)[1]}`,
    favoravel === undefined ? '' : `${formatCell(favoravel, 'number')}% favorável`,
    respostas(quantidade),
  ]
    .filter(Boolean)
    .join('  ·  ')
}

/** Width of a full bar, in points. */
const BARRA = 180

const tabela = (escolhas: LinhaDeFiguras[], n: number): Content => ({
  table: {
    widths: ['*', BARRA, 30, 45],
    dontBreakRows: true,
    body: escolhas.map(({ resposta, percentual = 0 }) => [
      { text: resposta, margin: [12, 0, 0, 0] },
      {
        canvas: [
          { type: 'rect', x: 0, y: 3, w: BARRA, h: 6, color: colours.ground },
          { type: 'rect', x: 0, y: 3, w: (BARRA * percentual) / 100, h: 6, color: colours.soft },
        ],
      },
      { text: formatCell(Math.round((percentual * n) / 100), 'integer'), alignment: 'right' },
      { text: `${formatCell(percentual, 'number')}%`, alignment: 'right', color: colours.soft },
    ]),
  },
  layout: 'bars',
})

const linhaDe = ({ texto, quem }: Escrito): Content => ({
  text: [quem === undefined ? '– ' : { text: `${quem}: `, bold: true }, texto],
  margin: [12, 1, 0, 1],
})
