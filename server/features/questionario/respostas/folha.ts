import type { JsonValue } from '#schemas/runtime/model.ts'
import type { Respondida } from '#schemas/runtime/questionario/pergunta.ts'
import type { Sheet } from '#server/features/anonimato/seal.ts'

/** Converts answers into a sheet, by 'p7': grades and options; texts are separate. */
export function folhaDasRespostas(itens: readonly Respondida[]): Required<Pick<Sheet, 'respostas' | 'comentarios'>> {
  const respostas: Record<string, JsonValue> = {}
  const comentarios: { pergunta: string; texto: string }[] = []
  for (const { pergunta, resposta } of itens) {
    const chave = `p${pergunta.id}`
    const { opcoes, nota, texto, comentario } = resposta
    if (opcoes) respostas[chave] = opcoes.map(String)
    else if (nota !== undefined) respostas[chave] = nota
    for (const dito of [texto, comentario]) if (dito) comentarios.push({ pergunta: chave, texto: dito })
  }
  return { respostas, comentarios }
}
