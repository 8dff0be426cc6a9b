import type { RespostaContada } from '#schemas/runtime/anonimato/leitura.ts'
import type { JsonValue } from '#schemas/runtime/model.ts'
import { visiveis } from './condicoes.ts'
import type { Respondida } from './pergunta.ts'

/** Answers of one person as figures: questions are named 'p7'; what a condition hides does not count. */
export const contadasDe = (itens: readonly Respondida[]): RespostaContada[] =>
  visiveis(itens).flatMap(({ pergunta, resposta: { opcoes, nota } }): RespostaContada[] => {
    const chave = `p${pergunta.id}`
    if (nota !== undefined) return [{ pergunta: chave, valor: nota }]
    return opcoes ? [{ pergunta: chave, opcoes: opcoes.map(String) }] : []
  })

/** Answers of an anonymous sheet as figures, named in the same way. */
export const contadasDaFolha = (respostas: Record<string, JsonValue>): RespostaContada[] =>
  Object.entries(respostas).flatMap(([pergunta, valor]): RespostaContada[] => {
    if (typeof valor === 'number') return [{ pergunta, valor }]
    return Array.isArray(valor) ? [{ pergunta, opcoes: valor.map(String) }] : []
  })
