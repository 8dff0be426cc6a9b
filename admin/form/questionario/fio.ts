import type { RespostaNoFio } from '#schemas/runtime/questionario/fio.ts'
import { MULTIPLA, OBJETIVA, type Pergunta, type Resposta, SUBJETIVA } from '#schemas/runtime/questionario/pergunta.ts'
import type { Dada } from '#schemas/runtime/questionario/respostas.ts'

/** What is sent of an answer; what was taken back is missing. */
export function noFio({ id: perguntaId, tipo: tipoId }: Pergunta, resposta: Resposta): RespostaNoFio {
  const { opcoes = [], nota, texto, comentario } = resposta
  const escrito = tipoId === SUBJETIVA ? { comentario: texto, observacao: comentario } : { comentario }
  const escolhas =
    tipoId === OBJETIVA ? { respostaId: opcoes[0] } : tipoId === MULTIPLA ? { respostasIds: opcoes } : { nota }
  return { perguntaId, tipoId, ...escolhas, ...escrito }
}

/** The answers of a questionnaire as they came. */
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
