import type { AvaliacaoCandidatoResposta } from '#schemas/generated/types/captacao/avaliacao-candidato-resposta.ts'
import type { FieldError, JsonSchema } from '#schemas/runtime/model.ts'
import { fieldError, invalid } from '#server/errors.ts'
import { bodyCheck } from '#server/plugins/validation.ts'
import { foiRespondida } from './resultado.ts'

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
 * The questions with what was answered now; those not named keep their answer. A draft may be incomplete, never wrong.
 * @throws DomainError 400 with every answer that does not fit its question, and every one missing
 */
export function comRespostas(
  perguntas: AvaliacaoCandidatoResposta[],
  dadas: Dada[],
  rascunho: boolean,
): AvaliacaoCandidatoResposta[] {
  const errors: FieldError[] = []
  const conhecidas = new Set(perguntas.map(({ perguntaId }) => perguntaId))
  if (dadas.some(({ perguntaId }) => !conhecidas.has(perguntaId)))
    errors.push(fieldError('respostas', 'Esta pergunta não é desta avaliação.'))
  const answered = perguntas.map((pergunta) => {
    const dada = dadas.findLast(({ perguntaId }) => perguntaId === pergunta.perguntaId)
    return dada ? { ...pergunta, ...lida(pergunta, dada, errors) } : pergunta
  })
  if (!rascunho)
    for (const pergunta of answered)
      if (pergunta.obrigatoria && !foiRespondida(pergunta))
        errors.push(fieldError(campo(pergunta), `Responda a pergunta ${pergunta.ordem}.`))
  if (errors.length > 0) invalid(errors)
  return answered
}

const campo = ({ ordem = 1 }: Partial<AvaliacaoCandidatoResposta>) => `respostas[${ordem - 1}]`

function lida(pergunta: AvaliacaoCandidatoResposta, dada: Dada, errors: FieldError[]) {
  const { tipo, ordem, notaMinima = 0, notaMaxima = 10, opcoes = [], pedeComentario } = pergunta
  const comentario = pedeComentario === undefined ? undefined : dada.comentario?.trim() || undefined
  if (tipo === 'SUBJETIVA') return { resposta: dada.resposta?.trim() || undefined, comentario }
  if (tipo === 'NOTA') {
    const { nota } = dada
    if (nota !== undefined && (nota < notaMinima || nota > notaMaxima))
      errors.push(fieldError(campo(pergunta), `A nota da pergunta ${ordem} vai de ${notaMinima} a ${notaMaxima}.`))
    return { nota: nota === undefined ? undefined : Math.round(nota * 100) / 100, comentario }
  }
  const marcadas = [...new Set(dada.respostasIds ?? (dada.respostaId === undefined ? [] : [dada.respostaId]))]
  if (marcadas.some((one) => !opcoes.some((opcao) => opcao.id === one)))
    errors.push(fieldError(campo(pergunta), `A pergunta ${ordem} não tem esta opção.`))
  if (tipo === 'OBJETIVA' && marcadas.length > 1)
    errors.push(fieldError(campo(pergunta), `A pergunta ${ordem} aceita uma resposta só.`))
  return { respostasIds: marcadas.length > 0 ? marcadas : undefined, comentario }
}
