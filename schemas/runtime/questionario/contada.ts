import type { RespostaContada } from '#schemas/runtime/anonimato/leitura.ts'
import type { JsonValue } from '#schemas/runtime/model.ts'
import { perguntasVisiveis } from './condicoes.ts'
import type { Respondida } from './pergunta.ts'

/** Answers of one person as figures: questions are named 'p7'; what a condition hides does not count. */
export const contadasDe = (itens: readonly Respondida[]): RespostaContada[] =>
  perguntasVisiveis(itens).flatMap(({ pergunta, resposta: { opcoes, nota } }): RespostaContada[] => {
    const chave = `p${pergunta.id}`
    if (nota !== undefined) return [{ pergunta: chave, valor: nota }]
    return opcoes ? [{ pergunta: chave, opcoes: opcoes.map(String) }] : []
  })

/** Answers of an anonymous sheet as figures, named in the same way. */
export function contadasDaFolha(respostas: Record<string, JsonValue>): RespostaContada[] {
  const contadas: RespostaContada[] = []
  // of ten thousand sheets with sixty answers each: no list on the way
  for (const pergunta in respostas) {
    const valor = respostas[pergunta]
    if (typeof valor === 'number') contadas.push({ pergunta, valor, opcoes: undefined })
    else if (Array.isArray(valor)) contadas.push({ pergunta, valor: undefined, opcoes: valor.map(String) })
  }
  return contadas
}
