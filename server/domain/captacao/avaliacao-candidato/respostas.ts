import type { AvaliacaoCandidatoResposta } from '#schemas/generated/types/captacao/avaliacao-candidato-resposta.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { colunasDe, itemDe } from '#schemas/runtime/questionario/linha.ts'
import { comRespostas as aplicaRespostas, type Dada as DadaDoMotor } from '#schemas/runtime/questionario/respostas.ts'
import { bodyCheck } from '#server/platform/base/validation.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'

/** An answer in the JSON of spec 2 §3: the question's id, and members by its kind. */
export interface Dada {
  perguntaId: number
  respostaId?: number
  respostasIds?: number[]
  nota?: number
  resposta?: string
  comentario?: string
}

const id: JsonSchema = { type: 'integer' }
export const respostasSchema: JsonSchema = {
  type: 'object',
  properties: {
    versao: { type: 'integer' },
    respostas: {
      type: 'array',
      title: 'Respostas',
      'x-field': { gender: 'f' },
      maxItems: 999,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['perguntaId'],
        properties: {
          perguntaId: id,
          respostaId: id,
          respostasIds: { type: 'array', items: id, maxItems: 999 },
          nota: { type: 'number', title: 'Nota' },
          resposta: { type: 'string', maxLength: 4000, title: 'Resposta' },
          comentario: { type: 'string', maxLength: 2000, title: 'Comentário' },
        },
      },
    },
  },
  required: ['respostas'],
}

/** Reads the answers for routes that first look up the evaluation. @throws DomainError 400 */
export const leRespostas = bodyCheck<{ respostas: Dada[] }>(respostasSchema)

/**
 * Merges the given answers into the questions; others keep theirs. A draft may be incomplete, but given answers must be
 * valid; comments are never mandatory.
 * @throws DomainError 400 with every invalid or missing answer
 */
export function comRespostas(
  perguntas: AvaliacaoCandidatoResposta[],
  dadas: Dada[],
  rascunho: boolean,
): AvaliacaoCandidatoResposta[] {
  const { itens, recusas } = aplicaRespostas(perguntas.map(itemDe), dadas.map(dadaDe), {
    ...{ rascunho, exigeComentario: false },
  })
  if (recusas.length > 0)
    invalid(
      recusas.map(({ ordem, mensagem }) =>
        fieldError(ordem === undefined ? 'respostas' : `respostas[${ordem - 1}]`, mensagem),
      ),
    )
  const respondidas = new Set(dadas.map(({ perguntaId }) => perguntaId))
  return itens.map(({ linha, resposta }) =>
    linha.perguntaId !== undefined && respondidas.has(linha.perguntaId) ? { ...linha, ...colunasDe(resposta) } : linha,
  )
}

/** Converts an answer; `respostaId` is the single choice's option. */
const dadaDe = ({ perguntaId, respostaId, respostasIds, nota, resposta, comentario }: Dada): DadaDoMotor => ({
  pergunta: perguntaId,
  opcoes: respostasIds ?? (respostaId === undefined ? undefined : [respostaId]),
  ...{ nota, texto: resposta, comentario },
})
