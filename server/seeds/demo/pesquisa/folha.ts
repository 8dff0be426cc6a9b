import type { JsonValue } from '#schemas/runtime/model.ts'
import type { Sheet } from '#server/features/anonimato/seal.ts'
import type { Demo } from '../collection.ts'

type Resposta = NonNullable<Demo<'avaliacao/colaborador-questionario'>['respostas']>[number]

/** Converts demo answers to a sheet (`server/features/questionario/respostas/folha.ts`). */
export const folhaDe = (respostas: readonly Resposta[]): Omit<Sheet, 'atributos'> => ({
  respostas: Object.fromEntries(
    respostas.flatMap(({ perguntaId, nota, respostasIds }): [string, JsonValue][] => {
      const valor = nota ?? respostasIds?.map(String)
      return valor === undefined ? [] : [[`p${perguntaId}`, valor]]
    }),
  ),
  comentarios: respostas.flatMap(({ perguntaId, comentario }) =>
    comentario === undefined ? [] : [{ pergunta: `p${perguntaId}`, texto: comentario }],
  ),
})
