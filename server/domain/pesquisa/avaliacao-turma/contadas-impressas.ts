import type { Content } from 'pdfmake/interfaces.js'
import type { PerguntaLida } from '#schemas/runtime/anonimato/leitura.ts'
import { figurasDe } from '#schemas/runtime/questionario/figuras.ts'
import { limitesDe, NOTA, SUBJETIVA } from '#schemas/runtime/questionario/pergunta.ts'
import { secoesDe } from '#schemas/runtime/questionario/secoes.ts'
import type { PerguntaGuardada } from '#server/questionario/perguntas.ts'
import { part } from '#server/reports/document/parts.ts'
import { formatCell } from '#server/reports/format.ts'
import { colours } from '#server/reports/render/pdfmake.ts'
import type { Escrito, Leitura } from './leitura.ts'

export interface Como {
  /** questions stand under the names of their aspects */
  agruparPorAspecto: boolean
  /** smaller letters, less paper */
  modoEconomico: boolean
}

/** Questions with how often each answer was given, the mean of marks and what was written. */
export function perguntasContadas(perguntas: PerguntaGuardada[], leitura: Leitura, como: Como): Content[] {
  const { todos, escritos, destruidas = 0, perdidas = 0 } = leitura
  const oculta = todos?.oculta
  const semPergunta = escritos.filter(({ pergunta }) => pergunta === undefined)
  const faltam = destruidas + perdidas
  if (!todos) return part('Perguntas', [{ text: 'Nenhuma resposta a mostrar.', color: colours.soft }])
  if (oculta !== undefined) return part('Perguntas', [{ text: oculta, color: colours.soft }])
  const uma = (pergunta: PerguntaGuardada) =>
    perguntaContada(
      pergunta,
      todos.perguntas[`p${pergunta.id}`],
      escritos.filter((escrito) => escrito.pergunta === pergunta.texto),
      como,
    )
  return [
    ...part('Perguntas', porAspecto(perguntas, como, uma)),
    ...part('Observações', semPergunta.map(linhaDe)),
    ...(faltam > 0
      ? [{ text: `${faltam} respostas não puderam ser lidas.`, color: colours.soft, margin: [0, 8, 0, 0] } as Content]
      : []),
  ]
}

function porAspecto(
  perguntas: PerguntaGuardada[],
  { agruparPorAspecto }: Como,
  uma: (pergunta: PerguntaGuardada) => Content,
): Content[] {
  if (!agruparPorAspecto) return perguntas.map(uma)
  return secoesDe(perguntas, (pergunta) => pergunta).flatMap(({ titulo, itens }) => [
    ...(titulo === undefined
      ? []
      : [{ text: titulo, bold: true, fontSize: 10, color: colours.soft, margin: [0, 4, 0, 4] } as Content]),
    ...itens.map(uma),
  ])
}

function perguntaContada(
  pergunta: PerguntaGuardada,
  lida: PerguntaLida | undefined,
  escritos: Escrito[],
  { modoEconomico }: Como,
): Content {
  const resumo = { text: resumoDe(pergunta, lida, escritos.length), width: 'auto', color: colours.soft, fontSize: 8 }
  const contagem = contagemDe(pergunta, lida)
  return {
    stack: [
      { columns: [{ text: `${pergunta.ordem}. ${pergunta.texto}`, bold: true, width: '*' }, resumo], columnGap: 12 },
      ...(contagem.length > 0 ? [tabela(contagem)] : []),
      ...escritos.map(linhaDe),
    ],
    margin: [0, 0, 0, modoEconomico ? 4 : 9],
    ...(modoEconomico && { fontSize: 8 }),
    unbreakable: escritos.length < 10,
  }
}

const respostas = (n: number): string => (n === 1 ? '1 resposta' : `${n} respostas`)

function resumoDe(pergunta: PerguntaGuardada, lida: PerguntaLida | undefined, textos: number): string {
  if (pergunta.tipo === SUBJETIVA) return respostas(textos)
  if (lida?.oculta !== undefined) return lida.oculta
  const figuras = lida && figurasDe(pergunta, lida)
  if (!figuras) return respostas(0)
  const { n, media, favoravel } = figuras
  return [
    media === undefined ? '' : `média ${formatCell(media, 'number')} de ${limitesDe(pergunta)[1]}`,
    favoravel === undefined ? '' : `${formatCell(favoravel, 'number')}% favorável`,
    respostas(n),
  ]
    .filter(Boolean)
    .join('  ·  ')
}

interface Contagem {
  titulo: string
  vezes: number
  parte: number
}

/** How often each option or mark was given; options in their order, marks from the lowest up. */
function contagemDe(pergunta: PerguntaGuardada, lida: PerguntaLida | undefined): Contagem[] {
  const figuras = lida && lida.oculta === undefined ? figurasDe(pergunta, lida) : undefined
  if (!figuras) return []
  const { distribuicao = {} } = lida ?? {}
  const chaves =
    pergunta.tipo === NOTA
      ? Object.keys(distribuicao).toSorted((a, b) => Number(a) - Number(b))
      : (pergunta.opcoes ?? []).map(({ id }) => String(id))
  const titulos = new Map((pergunta.opcoes ?? []).map(({ id, texto }) => [String(id), texto]))
  return chaves.map((chave) => ({
    titulo: titulos.get(chave) ?? formatCell(Number(chave), 'number'),
    vezes: distribuicao[chave] ?? 0,
    parte: figuras.partes[chave] ?? 0,
  }))
}

/** Points of a bar that is full. */
const BARRA = 180

const tabela = (contagem: Contagem[]): Content => ({
  table: {
    widths: ['*', BARRA, 30, 45],
    dontBreakRows: true,
    body: contagem.map(({ titulo, vezes, parte }) => [
      { text: titulo, margin: [12, 0, 0, 0] },
      {
        canvas: [
          { type: 'rect', x: 0, y: 3, w: BARRA, h: 6, color: colours.ground },
          { type: 'rect', x: 0, y: 3, w: (BARRA * parte) / 100, h: 6, color: colours.soft },
        ],
      },
      { text: String(vezes), alignment: 'right' },
      { text: `${formatCell(parte, 'number')}%`, alignment: 'right', color: colours.soft },
    ]),
  },
  layout: 'bars',
})

const linhaDe = ({ texto, quem }: Escrito): Content => ({
  text: [quem === undefined ? '– ' : { text: `${quem}: `, bold: true }, texto],
  margin: [12, 1, 0, 1],
})
