import type { Content } from 'pdfmake/interfaces.js'
import {
  foiRespondida,
  limitesDe,
  MULTIPLA,
  NOTA,
  OBJETIVA,
  type Pergunta,
  type Respondida,
  SUBJETIVA,
} from '#schemas/runtime/questionario/pergunta.ts'
import { pontoDe } from '#schemas/runtime/questionario/resultado.ts'
import { secoesDe } from '#schemas/runtime/questionario/secoes.ts'
import { formatCell } from '#server/platform/reports/format.ts'
import { colours } from '#server/platform/reports/render/pdfmake.ts'
import { opcaoImpressa } from './opcao-impressa.ts'

export interface Impressao {
  /** submitted: prints the result of each question */
  entregue?: boolean
  /** blank: prints boxes and lines to fill in */
  emBranco?: boolean
  /** groups the questions by aspect (spec 2 §7) */
  agruparPorAspecto?: boolean
  /** smaller print, options side by side, no writing lines: less paper (spec 2 §7) */
  modoEconomico?: boolean
  /** hides the weights of answers */
  semPesos?: boolean
}

/** Prints questions with their answers, or blank. */
export function perguntasImpressas(itens: readonly Respondida[], como: Impressao): Content[] {
  if (!como.agruparPorAspecto) return itens.map((item) => perguntaImpressa(item, como))
  return secoesDe(itens, ({ pergunta }) => pergunta).flatMap(({ titulo, itens: dela }) => [
    ...(titulo === undefined
      ? []
      : [{ text: titulo, bold: true, fontSize: 10, color: colours.soft, margin: [0, 4, 0, 4] } as Content]),
    ...dela.map((item) => perguntaImpressa(item, como)),
  ])
}

/** Prints a question with its answer and, once submitted, its result; on one page where it fits. */
export function perguntaImpressa(item: Respondida, como: Impressao): Content {
  const { comentario, texto: escrito = '' } = item.resposta
  const { ordem, texto, pedeComentario } = item.pergunta
  const { modoEconomico } = como
  return {
    stack: [
      {
        columns: [
          { text: `${ordem}. ${texto}`, bold: true, width: '*' },
          { text: ladoDe(item, como), width: 'auto', alignment: 'right', color: colours.soft, fontSize: 8 },
        ],
        columnGap: 12,
        margin: [0, 0, 0, 2],
      },
      ...respondido(item, como),
      ...(comentario || (como.emBranco && pedeComentario)
        ? [
            {
              text: `${pedeComentario ?? 'Comentário'}: ${comentario ?? ''}`,
              color: colours.soft,
              margin: [12, 2, 0, 0],
            } as Content,
          ]
        : []),
      ...(como.emBranco && pedeComentario && !modoEconomico ? linhas(1) : []),
    ],
    margin: [0, 0, 0, modoEconomico ? 4 : 9],
    ...(modoEconomico && { fontSize: 8 }),
    // only very long answers break over pages
    unbreakable: escrito.length < 1500,
  }
}

function ladoDe(item: Respondida, { entregue, agruparPorAspecto, emBranco, semPesos }: Impressao): string {
  const { aspecto, peso, obrigatoria } = item.pergunta
  return [
    agruparPorAspecto ? '' : aspecto,
    !semPesos && peso !== undefined && peso !== 1 ? `peso ${peso}` : '',
    emBranco && !obrigatoria ? 'opcional' : '',
    entregue ? alcancado(item) : '',
  ]
    .filter(Boolean)
    .join('  ·  ')
}

function alcancado(item: Respondida): string {
  const ponto = pontoDe(item)
  if (ponto !== undefined) return `${formatCell(Math.round(ponto * 1000) / 10, 'number')}% alcançado`
  return item.pergunta.tipo === SUBJETIVA && foiRespondida(item) ? 'a corrigir' : 'não conta no resultado'
}

function respondido(item: Respondida, como: Impressao): Content[] {
  const { tipo, opcoes = [] } = item.pergunta
  if (tipo === OBJETIVA || tipo === MULTIPLA) {
    const { opcoes: marcadas = [] } = item.resposta
    const boxes = opcoes.map((opcao) => opcaoImpressa(marcadas.includes(opcao.id), opcao, !como.semPesos))
    return como.modoEconomico ? pares(boxes) : boxes
  }
  if (como.emBranco) return aPreencher(item.pergunta, como)
  if (!foiRespondida(item)) return [{ text: 'Sem resposta', color: colours.faint, margin: [12, 0, 0, 0] }]
  return [{ text: respostaEmPalavras(item), margin: [12, 0, 0, 0] }]
}

/** Space to answer: the grades to choose from, or lines. */
function aPreencher(pergunta: Pergunta, { modoEconomico }: Impressao): Content[] {
  if (pergunta.tipo !== NOTA) return linhas(modoEconomico ? 1 : 3)
  const [menor, maior] = limitesDe(pergunta)
  const muitas = maior - menor > 10
  const notas = muitas ? `Nota de ${menor} a ${maior}: ______` : numeros(menor, maior).join('      ')
  return [{ text: notas, margin: [12, 2, 0, 2] }]
}

const numeros = (de: number, ate: number): number[] => Array.from({ length: ate - de + 1 }, (_, i) => de + i)

const linhas = (quantas: number): Content[] => [
  {
    canvas: Array.from({ length: quantas }, (_, i) => ({
      ...{ type: 'line' as const, x1: 12, y1: 16 * (i + 1), x2: 515, y2: 16 * (i + 1) },
      ...{ lineWidth: 0.5, lineColor: colours.faint },
    })),
    margin: [0, 0, 0, 2],
  },
]

/** Arranges contents in two columns. */
const pares = (contents: Content[]): Content[] =>
  contents.flatMap((content, i) =>
    i % 2 === 0 ? [{ columns: [content, contents[i + 1] ?? { text: '' }], columnGap: 12 } as Content] : [],
  )

/** An answer as text for a cell or line; '' where it is missing. */
export function respostaEmPalavras({ pergunta, resposta }: Respondida): string {
  const { tipo, opcoes = [] } = pergunta
  if (tipo === NOTA)
    return resposta.nota === undefined ? '' : `${formatCell(resposta.nota, 'exact')} de ${limitesDe(pergunta)[1]}`
  if (tipo === SUBJETIVA) return resposta.texto ?? ''
  return opcoes
    .filter(({ id }) => resposta.opcoes?.includes(id))
    .map(({ texto }) => texto)
    .join('; ')
}
