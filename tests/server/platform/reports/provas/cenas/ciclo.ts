import type { RecordData } from '#schemas/runtime/model.ts'
import { Client } from '#tests/helpers/app.ts'
import type { Cenario, Registro } from './cenario.ts'

/** A model of performance: a mark of weight 3 and a text about results, a choice of 4, 2 and 0 about people. */
export interface ModeloDoCiclo extends Registro {
  perguntas: { nota: number; texto: number; escolha: number }
  opcoes: number[]
}

/** Who evaluates whom as what: L manager, U himself, R evaluator, P peer, A who answers to him. */
export type Par = [avaliado: Registro, avaliador: Registro, papel: 'L' | 'U' | 'R' | 'P' | 'A']

/** Cycles as their screens make them, answered by the link that HR hands out. */
export function ciclos({ app, admin }: Cenario) {
  const ok = async (answer: Awaited<ReturnType<Client['post']>>, status: number) => {
    if (answer.statusCode !== status) throw new Error(answer.body)
    return answer.json() as Registro
  }
  const make = async (route: string, body: RecordData) => ok(await admin.post(`/api/avaliacao/${route}`, body), 201)
  return {
    async modelo(titulo: string): Promise<ModeloDoCiclo> {
      const modelo = await make('modelos-avaliacao', { titulo, tipo: 'D' })
      const questionario = { id: (modelo.questionario as { id: number }).id }
      const aspecto = async (nome: string) => ({ id: (await make('aspectos', { nome, questionario })).id })
      const [resultados, equipe] = [await aspecto('Resultados'), await aspecto('Pessoas')]
      const pergunta = (texto: string, body: RecordData) => make('perguntas', { questionario, texto, ...body })
      const nota = await pergunta('Entrega no prazo?', {
        ...{ tipo: 4, peso: 3, notaMinima: 0, notaMaxima: 10, aspecto: resultados },
      })
      const respostas = [
        { texto: 'Sempre', peso: 4 },
        { texto: 'Às vezes', peso: 2 },
        { texto: 'Nunca', peso: 0 },
      ]
      const escolha = await pergunta('Ajuda os colegas?', { tipo: 1, respostas, aspecto: equipe })
      const texto = await pergunta('O que observou?', { tipo: 3, obrigatoria: false, aspecto: resultados })
      return {
        ...modelo,
        perguntas: { nota: nota.id, texto: texto.id, escolha: escolha.id },
        opcoes: (escolha.respostas as unknown as { id: number }[]).map(({ id }) => id),
      }
    },
    ciclo: (titulo: string, modelo: Registro, more: RecordData = {}) =>
      make('avaliacoes-desempenho', {
        ...{ titulo, dataIni: app.today(), dataFim: '2099-12-31', modeloAvaliacao: { id: modelo.id } },
        ...{ permiteAutoAvaliacao: true, anonima: false, tipo: '1.0', pesoGestor: 2, ...more },
      }),
    async participam(ciclo: Registro, pares: Par[]): Promise<void> {
      for (const [avaliado, avaliador, papel] of pares)
        await make('participante-avaliacao-desempenho', {
          ...{ avaliacaoDesempenho: { id: ciclo.id }, avaliado: { id: avaliado.id }, avaliador: { id: avaliador.id } },
          papel,
        })
    },
    /** many at once, each with himself */
    avaliam: async (ciclo: Registro, quem: Registro[]): Promise<void> => {
      const body = { colaboradoresIds: quem.map(({ id }) => id), geraAutoavaliacao: true }
      const answer = await admin.post(`/api/avaliacao/avaliacoes-desempenho/${ciclo.id}/participantes/adiciona`, body)
      if (answer.statusCode !== 200) throw new Error(answer.body)
    },
    passo: async (ciclo: Registro, nome: string) =>
      ok(await admin.put(`/api/avaliacao/avaliacoes-desempenho/${ciclo.id}/${nome}`, {}), 200),
    /** A mark, and which option (0 the best): (3 × mark / 10 + weight of the option / 4) / 4. */
    async responde(
      ciclo: Registro,
      modelo: ModeloDoCiclo,
      [avaliado, avaliador, papel]: Par,
      [nota, opcao, texto]: [nota: number, opcao: number, texto?: string],
    ): Promise<void> {
      const { rows } = await app.database.pool.query<{ id: string }>(
        `select id from colaborador_questionario
         where avaliacao_desempenho_id = $1 and colaborador_id = $2 and avaliador_id = $3 and papel = $4`,
        [ciclo.id, avaliado.id, avaliador.id, papel],
      )
      const { link } = await ok(await admin.post(`/api/avaliacao/avaliacoes/${rows[0]?.id}/link`, {}), 200)
      const { perguntas, opcoes } = modelo
      await ok(
        await new Client(app).post('/api/externo/questionarios', {
          codigo: String(link).split('#')[1],
          respostas: [
            { perguntaId: perguntas.nota, nota },
            { perguntaId: perguntas.escolha, respostaId: opcoes[opcao] },
            ...(texto === undefined ? [] : [{ perguntaId: perguntas.texto, comentario: texto }]),
          ],
        }),
        200,
      )
    },
  }
}
