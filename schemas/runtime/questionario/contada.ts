import type { RespostaContada } from '#schemas/runtime/anonimato/leitura.ts'
import type { JsonValue } from '#schemas/runtime/model.ts'
import { perguntasVisiveis } from './condicoes.ts'
import type { Respondida } from './pergunta.ts'

/** Countable answers of one questionnaire, keyed 'p7'; hidden questions are left out. */
export const contadasDe = (itens: readonly Respondida[]): RespostaContada[] =>
  perguntasVisiveis(itens).flatMap(({ pergunta, resposta: { opcoes, nota } }): RespostaContada[] => {
    const chave = `p${pergunta.id}`
    if (nota !== undefined) return [{ pergunta: chave, valor: nota }]
    return opcoes ? [{ pergunta: chave, opcoes: opcoes.map(String) }] : []
  })

/** Countable answers of an anonymous sheet, keyed 'p7' as well. */
export function contadasDaFolha(respostas: Record<string, JsonValue>): RespostaContada[] {
  const contadas: RespostaContada[] = []
  // hot path (10.000 sheets × 60 answers): builds no intermediate lists
  for (const pergunta in respostas) {
    const valor = respostas[pergunta]
    if (typeof valor === 'number') contadas.push({ pergunta, valor, opcoes: undefined })
    else if (Array.isArray(valor)) contadas.push({ pergunta, valor: undefined, opcoes: valor.map(String) })
  }
  return contadas
}
