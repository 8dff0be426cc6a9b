import { perguntasVisiveis } from './condicoes.ts'
import {
  foiRespondida,
  limitesDe,
  NOTA,
  OBJETIVA,
  type Pergunta,
  type Respondida,
  type Resposta,
  SUBJETIVA,
} from './pergunta.ts'

/** A submitted answer with the id of its question. */
export type Dada = Resposta & { pergunta: number }

export interface Entrega {
  /** saved as a draft: may be incomplete, but not invalid */
  rascunho: boolean
  /** requested comments are mandatory */
  exigeComentario: boolean
}

export interface Recusa {
  /** position of the question; absent for an answer to an unknown question */
  ordem?: number
  mensagem: string
}

/**
 * Merges submitted answers into the questions; others keep their answer. On final submission hidden questions lose
 * theirs and are not required.
 * @returns the questions, and an error for each invalid or missing answer
 */
export function comRespostas<Item extends Respondida>(
  itens: readonly Item[],
  dadas: readonly Dada[],
  { rascunho, exigeComentario }: Entrega,
): { itens: Item[]; recusas: Recusa[] } {
  const recusas: Recusa[] = []
  const conhecidas = new Set(itens.map(({ pergunta }) => pergunta.id))
  if (dadas.some(({ pergunta }) => !conhecidas.has(pergunta)))
    recusas.push({ mensagem: 'Esta pergunta não é desta avaliação.' })
  const answered = itens.map((item) => {
    const dada = dadas.findLast(({ pergunta }) => pergunta === item.pergunta.id)
    return dada ? { ...item, resposta: { ...item.resposta, ...lida(item.pergunta, dada, recusas) } } : item
  })
  if (rascunho) return { itens: answered, recusas }
  const asked = new Set(perguntasVisiveis(answered).map(({ pergunta }) => pergunta.id))
  const handed = answered.map((item) => (asked.has(item.pergunta.id) ? item : { ...item, resposta: {} }))
  for (const item of handed) if (asked.has(item.pergunta.id)) recusas.push(...faltas(item, exigeComentario))
  return { itens: handed, recusas }
}

function faltas(item: Respondida, exigeComentario: boolean): Recusa[] {
  const { ordem, obrigatoria, pedeComentario } = item.pergunta
  const respondida = foiRespondida(item)
  if (obrigatoria && !respondida) return [{ ordem, mensagem: `Responda a pergunta ${ordem}.` }]
  const comentou = (item.resposta.comentario ?? '') !== ''
  return exigeComentario && respondida && pedeComentario !== undefined && !comentou
    ? [{ ordem, mensagem: `Escreva o comentário da pergunta ${ordem}.` }]
    : []
}

/** The parts of an answer that apply to the question's kind; notes errors, drops the rest. */
function lida(pergunta: Pergunta, dada: Dada, recusas: Recusa[]): Resposta {
  const { tipo, ordem, opcoes = [], pedeComentario } = pergunta
  const recusa = (mensagem: string) => recusas.push({ ordem, mensagem })
  const comentario = pedeComentario === undefined ? undefined : dada.comentario?.trim() || undefined
  if (tipo === SUBJETIVA) return { texto: dada.texto?.trim() || undefined, comentario }
  if (tipo === NOTA) {
    const [menor, maior] = limitesDe(pergunta)
    const { nota } = dada
    if (nota !== undefined && (nota < menor || nota > maior))
      recusa(`A nota da pergunta ${ordem} vai de ${menor} a ${maior}.`)
    return { nota: nota === undefined ? undefined : Math.round(nota * 100) / 100, comentario }
  }
  const marcadas = [...new Set(dada.opcoes ?? [])]
  if (marcadas.some((one) => !opcoes.some(({ id }) => id === one))) recusa(`A pergunta ${ordem} não tem esta opção.`)
  if (tipo === OBJETIVA && marcadas.length > 1) recusa(`A pergunta ${ordem} aceita uma resposta só.`)
  return { opcoes: marcadas.length > 0 ? marcadas : undefined, comentario }
}
