import type { RespostaNoFio } from '#schemas/runtime/questionario/fio.ts'
import { MULTIPLA, OBJETIVA, type Pergunta, type Resposta, SUBJETIVA } from '#schemas/runtime/questionario/pergunta.ts'
import type { Dada } from '#schemas/runtime/questionario/respostas.ts'

/** Converts an answer into its wire format; cleared parts are absent. */
export function noFio({ id: perguntaId, tipo: tipoId }: Pergunta, resposta: Resposta): RespostaNoFio {
  const { opcoes = [], nota, texto, comentario } = resposta
  const escrito = tipoId === SUBJETIVA ? { comentario: texto, observacao: comentario } : { comentario }
  const escolhas =
    tipoId === OBJETIVA ? { respostaId: opcoes[0] } : tipoId === MULTIPLA ? { respostasIds: opcoes } : { nota }
  return { perguntaId, tipoId, ...escolhas, ...escrito }
}

/** Converts the answers of a questionnaire from the wire format. */
export function doFio(perguntas: readonly Pergunta[], respostas: readonly RespostaNoFio[]): Dada[] {
  const tipos = new Map(perguntas.map(({ id, tipo }) => [id, tipo]))
  return respostas.map(({ perguntaId, respostaId, respostasIds, nota, comentario, observacao }) => {
    const escrito = tipos.get(perguntaId) === SUBJETIVA ? { texto: comentario, comentario: observacao } : { comentario }
    return {
      pergunta: perguntaId,
      opcoes: respostasIds ?? (respostaId === undefined ? [] : [respostaId]),
      nota,
      ...escrito,
    }
  })
}
