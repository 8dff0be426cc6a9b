import type { Opcao } from '#schemas/runtime/questionario/pergunta.ts'
import type { PerguntaGuardada } from '#server/features/questionario/perguntas.ts'
import { type Collection, type Ref, refOf } from '../collection.ts'
import type { CompanyId } from '../empresas.ts'

/** A question in short form: a mark from 0 to 10, options from best to worst, options with explicit weights, or a text. */
export type Escrita = { texto: string; aspecto: string; peso?: number } & (
  | { nota: true }
  | { opcoes: string[]; varias?: true }
  | { respostas: { texto: string; peso?: number }[] }
  | { aberta: true }
)

/** First option number per company: options are rows, and answers refer to their ids. */
const OPCOES = 100_000

/** Adds a questionnaire with aspects and questions, and its released version. */
export function addQuestionario(
  demo: Collection,
  company: CompanyId,
  titulo: string,
  tipo: 'A' | 'D' | 'E' | 'L' | 'P',
  escritas: Escrita[],
  numeros: { opcao: number },
) {
  const questionario = demo.add('pesquisa/questionario', company, { titulo, tipo, ordemAleatoria: false })
  const aspectos = new Map(
    [...new Set(escritas.map(({ aspecto }) => aspecto))].map((nome) => [
      nome,
      demo.add('avaliacao/aspecto', company, { nome, questionario: refOf(questionario) }),
    ]),
  )
  const perguntas = escritas.map((escrita, i): PerguntaGuardada => {
    const { texto, aspecto, peso = 1 } = escrita
    const opcoes = comNumeros(opcoesDe(escrita), company, numeros)
    const tipoId = 'nota' in escrita ? 4 : 'aberta' in escrita ? 3 : 'varias' in escrita ? 5 : 1
    const comum = { ordem: i + 1, texto, peso, obrigatoria: tipoId !== 3 }
    const notas = tipoId === 4 ? { notaMinima: 0, notaMaxima: 10 } : {}
    const { id } = demo.add('avaliacao/pergunta', company, {
      ...{ ...comum, ...notas, tipo: tipoId, questionario: refOf(questionario), aspecto: refDe(aspectos.get(aspecto)) },
      ...(opcoes && { respostas: opcoes }),
    })
    return { id, ...comum, ...notas, tipo: tipoId, aspecto, ...(opcoes && { opcoes }) }
  })
  const liberada = { numero: 1, liberadaEm: '2024-01-02', quantidade: perguntas.length }
  // frozen as by a release, so that releasing equal questions again creates no new version
  questionario.versoes = [{ ...liberada, ordemAleatoria: false, perguntas: perguntas as never }]
  return { questionario, perguntas }
}

function opcoesDe(escrita: Escrita): Omit<Opcao, 'id'>[] | undefined {
  if ('respostas' in escrita) return escrita.respostas
  if (!('opcoes' in escrita)) return undefined
  return escrita.opcoes.map((texto, i, { length }) => ({ texto, peso: length - 1 - i }))
}

const comNumeros = (opcoes: Omit<Opcao, 'id'>[] | undefined, company: CompanyId, numeros: { opcao: number }) =>
  opcoes?.map((opcao): Opcao => ({ id: company * OPCOES + ++numeros.opcao, ...opcao }))

const refDe = (aspecto: Ref | undefined) => aspecto && refOf(aspecto)
