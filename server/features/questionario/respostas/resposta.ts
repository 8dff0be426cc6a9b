import type { ColaboradorQuestionarioResposta } from '#schemas/generated/types/avaliacao/colaborador-questionario-resposta.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { RespostaNoFio } from '#schemas/runtime/questionario/fio.ts'
import { type Pergunta, type Respondida, type Resposta, SUBJETIVA } from '#schemas/runtime/questionario/pergunta.ts'
import { comRespostas, type Dada } from '#schemas/runtime/questionario/respostas.ts'
import { dropUndefined } from '#server/platform/base/present.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'

const id: JsonSchema = { type: 'integer', minimum: 1 }

/** Schema of answers in bodies of calls. */
export const respostasSchema: JsonSchema = {
  type: 'array',
  title: 'Respostas',
  maxItems: 9999,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['perguntaId'],
    properties: {
      perguntaId: { ...id, title: 'Pergunta' },
      tipoId: { type: 'integer', title: 'Tipo' },
      respostaId: { ...id, title: 'Resposta' },
      respostasIds: { type: 'array', title: 'Respostas', items: id, maxItems: 999 },
      nota: { type: 'number', title: 'Nota' },
      comentario: { type: 'string', maxLength: 4000, title: 'Comentário' },
      observacao: { type: 'string', maxLength: 2000, title: 'Observação' },
    },
  },
}

type Linha = ColaboradorQuestionarioResposta

/** Combines the questions of a version with the stored answers. */
export function comLinhas(perguntas: readonly Pergunta[], linhas: readonly Linha[]): Respondida[] {
  const byId = new Map(linhas.map((linha) => [linha.perguntaId, linha]))
  return perguntas.map((pergunta) => ({ pergunta, resposta: respostaDe(pergunta, byId.get(pergunta.id)) }))
}

function respostaDe({ tipo }: Pergunta, linha: RespostaNoFio & { correcao?: number } = { perguntaId: 0 }): Resposta {
  const { respostasIds, respostaId, nota, comentario, observacao, correcao } = linha
  const opcoes = respostasIds ?? (respostaId === undefined ? undefined : [respostaId])
  const escrito = tipo === SUBJETIVA ? { texto: comentario, comentario: observacao } : { comentario }
  return { ...escrito, opcoes, nota, correcao }
}

/** The stored form of an answer; undefined where it is empty. */
function linhaDe({ pergunta: { id: perguntaId, tipo }, resposta }: Respondida): Linha | undefined {
  const { opcoes, nota, texto, comentario, correcao } = resposta
  const escrito = tipo === SUBJETIVA ? { comentario: texto, observacao: comentario } : { comentario }
  const said = dropUndefined({ respostasIds: opcoes, nota, ...escrito, correcao })
  return Object.keys(said).length === 0 ? undefined : { perguntaId, tipoId: tipo, ...said }
}

/** The stored form of answered questions, in their order. */
export const linhasDe = (itens: readonly Respondida[]): Linha[] => itens.flatMap((item) => linhaDe(item) ?? [])

/**
 * Applies sent answers; questions not sent keep theirs. A draft may be incomplete but not invalid; a submission needs the required comments.
 * @throws DomainError 400 with every invalid and every missing answer
 */
export function aplicaRespostas(itens: Respondida[], enviadas: RespostaNoFio[], rascunho: boolean): Respondida[] {
  const byId = new Map(itens.map(({ pergunta }) => [pergunta.id, pergunta]))
  const dadas = enviadas.map((enviada): Dada => {
    const pergunta = byId.get(enviada.perguntaId)
    const { correcao: _, ...resposta } = pergunta ? respostaDe(pergunta, enviada) : {}
    return { pergunta: enviada.perguntaId, ...resposta }
  })
  const { itens: answered, recusas } = comRespostas(itens, dadas, { rascunho, exigeComentario: true })
  if (recusas.length > 0)
    invalid(
      recusas.map(({ ordem, mensagem }) =>
        fieldError(ordem === undefined ? 'respostas' : `respostas[${ordem - 1}]`, mensagem),
      ),
    )
  return answered
}
