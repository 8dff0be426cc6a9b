import { limitesDe, NOTA, type Respondida } from '#schemas/runtime/questionario/pergunta.ts'
import { respostaEmPalavras } from '#server/questionario/impressao.ts'

/** What was answered; a mark with all its decimals. */
export function emPalavras(item: Respondida): string {
  const { nota } = item.resposta
  if (item.pergunta.tipo !== NOTA || nota === undefined) return respostaEmPalavras(item)
  return `${nota.toLocaleString('pt-BR')} de ${limitesDe(item.pergunta)[1]}`
}
