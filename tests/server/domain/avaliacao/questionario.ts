import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type Response, type TestApp } from '#tests/helpers/app.ts'
import { cpf } from '#tests/helpers/samples/sample-value.ts'

export type Registro = RecordData & { id: number }
export type Copia = Registro & { versao: number; situacao: string; performance?: number }

export const AVALIACOES = '/api/avaliacao/avaliacoes'
export const MINHAS = '/api/avaliacao/avaliacoes-desempenhos-questionarios'
export const EXTERNO = '/api/externo/questionarios'

/** A product with a model of every kind of question, who answers it and whom it is about. */
export interface Cena {
  app: TestApp
  admin: Client
  /** the user of the talent who answers */
  avaliador: Client
  avaliadora: Registro
  avaliada: Registro
  modelo: Registro
  /** ids of the questions, by what they are called here */
  p: Record<'nota' | 'objetiva' | 'multipla' | 'texto' | 'motivo' | 'livre', number>
  /** ids of options, by their words */
  o: Record<string, number>
  make(route: string, body: RecordData): Promise<Registro>
  /** a copy to answer; by the evaluator unless told */
  aplica(body?: RecordData): Promise<Copia>
  /** what a complete delivery says: the worked number of the issue, 62.08% */
  completas(): RecordData[]
}

const opcoes = (pesos: Record<string, number>) => Object.entries(pesos).map(([texto, peso]) => ({ texto, peso }))

export async function cena(): Promise<Cena> {
  const app = await createTestApp()
  const admin = await login(app, 'admin')
  const make: Cena['make'] = async (route, body) => {
    const answer = await admin.post(`/api/${route}`, body)
    if (answer.statusCode !== 201) throw new Error(`${route}: ${answer.body}`)
    return answer.json() as Registro
  }
  const usuario = await app.database.pool.query("select id::int from usuario where login = 'sst'")
  const talento = (nome: string, n: number, more: RecordData = {}) =>
    make('gestao-talentos/talentos', { nome, cpf: cpf(870_000 + n), dataAdmissao: '2024-01-02', ...more })
  const avaliadora = await talento('Avaliadora da Prova', 1, {
    usuario: { id: usuario.rows[0].id },
    contato: { email: 'avaliadora@exemplo.com.br' },
  })
  const avaliada = await talento('Avaliada da Prova', 2)
  const { modelo, p, o } = await modeloCompleto(make)
  return {
    app,
    admin,
    avaliador: await login(app, 'sst'),
    avaliadora,
    avaliada,
    modelo,
    p,
    o,
    make,
    async aplica(body = {}) {
      const given = { modeloAvaliacao: { id: modelo.id }, colaborador: { id: avaliada.id } }
      return (await make('avaliacao/avaliacoes', { ...given, avaliador: { id: avaliadora.id }, ...body })) as Copia
    },
    completas: () => [
      { perguntaId: p.nota, tipoId: 4, nota: 7 },
      { perguntaId: p.objetiva, tipoId: 1, respostaId: o['Quase sempre'] },
      { perguntaId: p.multipla, tipoId: 5, respostasIds: [o.Ajuda, o.Ouve] },
    ],
  }
}

/** A mark of 1–10 (weight 2), a single choice up to 4, a multiple choice of five, a text; one asked only of low marks, one with a comment. */
export async function modeloCompleto(make: Cena['make'], titulo = 'Prova: desempenho') {
  const modelo = await make('avaliacao/modelos-avaliacao', { titulo, tipo: 'D', percentualMinimoAprovacao: 60 })
  const questionario = { id: (modelo.questionario as Registro).id }
  const aspecto = (nome: string) => make('avaliacao/aspectos', { questionario, nome })
  const [entrega, equipe] = [await aspecto('Entrega'), await aspecto('Equipe')]
  const pergunta = (ordem: number, tipo: number, texto: string, more: RecordData) =>
    make('avaliacao/perguntas', { questionario, ordem, tipo, texto, obrigatoria: true, ...more })
  const nota = await pergunta(1, 4, 'Nota das entregas', {
    ...{ peso: 2, notaMinima: 1, notaMaxima: 10, aspecto: { id: entrega.id } },
  })
  const objetiva = await pergunta(2, 1, 'Cumpre os prazos?', {
    respostas: opcoes({ Nunca: 1, 'Às vezes': 2, 'Quase sempre': 3, Sempre: 4 }),
    aspecto: { id: entrega.id },
  })
  const multipla = await pergunta(3, 5, 'O que você viu?', {
    respostas: opcoes({ Ajuda: 1, Ouve: 1, Ensina: 1, Avisa: 1, Agradece: 1 }),
    aspecto: { id: equipe.id },
  })
  const texto = await pergunta(4, 3, 'O que pode melhorar?', {
    ...{ obrigatoria: false, respostaSugerida: 'Fatos.', aspecto: { id: equipe.id } },
  })
  const motivo = await pergunta(5, 3, 'Por que a nota é baixa?', {
    ...{ condicao: { pergunta: { id: nota.id }, notaAte: 5 }, aspecto: { id: entrega.id } },
  })
  const livre = await pergunta(6, 4, 'Nota livre', {
    ...{ obrigatoria: false, notaMinima: 1, notaMaxima: 5, exigirComentario: true, comentario: 'Explique a nota' },
    aspecto: { id: equipe.id },
  })
  const o = Object.fromEntries(
    [objetiva, multipla].flatMap(({ respostas }) =>
      (respostas as (Registro & { texto: string })[]).map(({ id, texto: words }) => [words, id]),
    ),
  )
  const p = { nota, objetiva, multipla, texto, motivo, livre }
  return { modelo, o, p: Object.fromEntries(Object.entries(p).map(([name, { id }]) => [name, id])) as Cena['p'] }
}

export const json = <T = Copia>(answer: Response, status = 200): T => {
  if (answer.statusCode !== status) throw new Error(`${answer.statusCode}: ${answer.body}`)
  return answer.json() as T
}

/** 'campo: mensagem' of a refusal. */
export const erros = (answer: Response): string[] =>
  ((answer.json() as { errors: { field?: string; message: string }[] }).errors ?? []).map(
    ({ field = '', message }) => `${field}: ${message}`,
  )
