import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'

export type Registro = RecordData & { id: number; versao: number }
export const BASE = '/api/avaliacao/acompanhamentos-periodos-experiencia'

export interface Modelo extends Registro {
  questionario: { id: number }
  /** ids of the questions: mark 0–10 of weight 2, choice of 4, 3 and 0, a text */
  perguntas: { nota: number; escolha: number; texto: number }
  opcoes: number[]
}

/** Periods and models with three questions, as their forms make them. */
export function experiencias(client: Client) {
  const make = async (route: string, body: RecordData): Promise<Registro> => {
    const answer = await client.post(`/api/avaliacao/${route}`, body)
    if (answer.statusCode !== 201) throw new Error(`${route}: ${answer.body}`)
    return answer.json() as Registro
  }
  return {
    make,
    periodo: (nome: string, dias: number, more: RecordData = {}) =>
      make('periodos-experiencia', { nome, dias, ...more }),
    async modelo(titulo: string, periodo: { id: number }, more: RecordData = {}): Promise<Modelo> {
      const modelo = await make('modelos-avaliacao', {
        ...{ titulo, tipo: 'A', periodoAcompanhamentoExperiencia: { id: periodo.id }, percentualMinimoAprovacao: 70 },
        ...more,
      })
      const { questionario } = modelo as unknown as Modelo
      const pergunta = (texto: string, body: RecordData) =>
        make('perguntas', { questionario: { id: questionario.id }, texto, ...body })
      const nota = await pergunta('Pontualidade', { tipo: 4, peso: 2, notaMinima: 0, notaMaxima: 10 })
      const escolha = await pergunta('Integração com a equipe', {
        tipo: 1,
        respostas: [
          { texto: 'Ótima', peso: 4 },
          { texto: 'Boa', peso: 3 },
          { texto: 'Ruim', peso: 0 },
        ],
      })
      const texto = await pergunta('O que observou?', { tipo: 3, obrigatoria: false })
      const opcoes = (escolha.respostas as unknown as { id: number }[]).map(({ id }) => id)
      return {
        ...(modelo as unknown as Modelo),
        perguntas: { nota: nota.id, escolha: escolha.id, texto: texto.id },
        opcoes,
      }
    },
  }
}

/** Answers: a mark, and which option (0 the best). */
export const respostas = ({ perguntas, opcoes }: Modelo, nota: number, opcao: number, texto?: string) => [
  { perguntaId: perguntas.nota, tipoId: 4, nota },
  { perguntaId: perguntas.escolha, tipoId: 1, respostaId: opcoes[opcao] },
  ...(texto === undefined ? [] : [{ perguntaId: perguntas.texto, tipoId: 3, comentario: texto }]),
]
