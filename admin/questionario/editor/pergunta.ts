import type { Pergunta as Registro } from '#schemas/generated/types/avaliacao/pergunta.ts'
import { condicoesErradas } from '#schemas/runtime/questionario/condicoes.ts'
import { condicaoEmPalavras } from '#schemas/runtime/questionario/em-palavras.ts'
import type { Pergunta } from '#schemas/runtime/questionario/pergunta.ts'

/** A question as the API returns it. */
export type PerguntaEditada = Registro & { id: number; versao: number; ordem: number }

/** Converts it into the engine's format, numbered by its index. */
export function comoPergunta(registro: PerguntaEditada, i: number): Pergunta {
  const { id, texto, tipo, aspecto, peso, obrigatoria, exigirComentario, comentario, condicao } = registro
  const { pergunta, opcoes, notaDe, notaAte } = condicao ?? {}
  const { notaMinima, notaMaxima, respostas } = registro
  return {
    ...{ id, ordem: i + 1, texto, tipo, peso, obrigatoria, notaMinima, notaMaxima },
    aspecto: aspecto?.nome,
    pedeComentario: exigirComentario ? comentario : undefined,
    opcoes: (respostas as { id: number; texto: string }[] | undefined)?.map((opcao) => ({ ...opcao })),
    condicao: pergunta && { pergunta: pergunta.id, opcoes, notaDe, notaAte },
  }
}

/** Returns a question's condition as a sentence; undefined without one. */
export function quandoAparece(pergunta: Pergunta, todas: readonly Pergunta[]): string | undefined {
  const source = todas.find(({ id }) => id === pergunta.condicao?.pergunta)
  return pergunta.condicao && source && condicaoEmPalavras(pergunta.condicao, source)
}

/** Returns the questions with one moved to another index. */
export const perguntaMovida = <T extends { id: number }>(todas: readonly T[], id: number, para: number): T[] => {
  const one = todas.find((pergunta) => pergunta.id === id)
  return one ? todas.filter((pergunta) => pergunta !== one).toSpliced(para, 0, one) : [...todas]
}

/** Whether every condition still refers to an earlier question after the move. */
export const podeFicar = (todas: readonly PerguntaEditada[], id: number, para: number): boolean =>
  condicoesErradas(perguntaMovida(todas, id, para).map(comoPergunta)).length === 0
