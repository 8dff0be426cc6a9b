import type { AvaliacaoCandidatoResposta } from '#schemas/generated/types/captacao/avaliacao-candidato-resposta.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { colunasDe, itemDe } from '#schemas/runtime/questionario/linha.ts'
import { comRespostas as aplicaRespostas, type Dada as DadaDoMotor } from '#schemas/runtime/questionario/respostas.ts'
import { bodyCheck } from '#server/platform/base/validation.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'

/** An answer as the specification has it (spec 2 §3): the question, and what its kind asks for. */
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

/** For a call that first looks whose evaluation it is. @throws DomainError 400 */
export const leRespostas = bodyCheck<{ respostas: Dada[] }>(respostasSchema)

/**
 * The questions with what was answered now; those not named keep their answer. A draft may be incomplete, never wrong; comments are never mandatory.
 * @throws DomainError 400 with every answer that does not fit its question, and every one missing
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

/** `respostaId` is the one option of a single choice. */
const dadaDe = ({ perguntaId, respostaId, respostasIds, nota, resposta, comentario }: Dada): DadaDoMotor => ({
  pergunta: perguntaId,
  opcoes: respostasIds ?? (respostaId === undefined ? undefined : [respostaId]),
  ...{ nota, texto: resposta, comentario },
})
