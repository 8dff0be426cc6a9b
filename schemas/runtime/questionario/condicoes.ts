import { type Condicao, foiRespondida, limitesDe, NOTA, type Pergunta, type Respondida, temOpcoes } from './pergunta.ts'

/** The questions visible with the answers so far; a question whose condition refers to a hidden question is hidden, too. */
export function perguntasVisiveis<Item extends Respondida>(itens: readonly Item[]): Item[] {
  const asked = new Map<number, Item>()
  for (const item of itens) {
    const { condicao, id } = item.pergunta
    const source = condicao && asked.get(condicao.pergunta)
    if (!condicao || (source && vale(condicao, source))) asked.set(id, item)
  }
  return itens.filter(({ pergunta }) => asked.has(pergunta.id))
}

function vale({ opcoes, notaDe, notaAte }: Condicao, source: Respondida): boolean {
  if (!foiRespondida(source)) return false
  const { opcoes: marcadas = [], nota = 0 } = source.resposta
  if (opcoes && !opcoes.some((id) => marcadas.includes(id))) return false
  return (notaDe === undefined || nota >= notaDe) && (notaAte === undefined || nota <= notaAte)
}

/** An invalid condition. */
export interface CondicaoErrada {
  /** index of the question in the list */
  indice: number
  mensagem: string
}

/** Finds invalid conditions: each must refer to an earlier question that can have such an answer, which also rules out cycles. */
export function condicoesErradas(perguntas: readonly Pergunta[]): CondicaoErrada[] {
  return perguntas.flatMap(({ condicao }, indice): CondicaoErrada[] => {
    if (!condicao) return []
    const mensagem = erroDe(condicao, perguntas.slice(0, indice))
    return mensagem === undefined ? [] : [{ indice, mensagem }]
  })
}

function erroDe({ pergunta, opcoes, notaDe, notaAte }: Condicao, anteriores: readonly Pergunta[]): string | undefined {
  const source = anteriores.find(({ id }) => id === pergunta)
  if (!source) return 'A condição olha para uma pergunta que não vem antes desta.'
  if (opcoes && !temOpcoes(source.tipo)) return `A pergunta ${source.ordem} não tem opções para a condição.`
  if (opcoes?.length === 0) return 'A condição não diz com qual opção a pergunta é feita.'
  if (opcoes?.some((id) => !source.opcoes?.some((opcao) => opcao.id === id)))
    return `A condição olha para uma opção que a pergunta ${source.ordem} não tem.`
  if (notaDe === undefined && notaAte === undefined) return undefined
  if (source.tipo !== NOTA) return `A pergunta ${source.ordem} não tem nota para a condição.`
  const [menor, maior] = limitesDe(source)
  const [de, ate] = [notaDe ?? menor, notaAte ?? maior]
  return de <= ate && de <= maior && ate >= menor
    ? undefined
    : `Nenhuma nota da pergunta ${source.ordem} satisfaz a condição.`
}
