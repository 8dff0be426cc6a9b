import type { Cartao, Quadro } from '#schemas/runtime/answers/recruitment/selection-board.ts'
import { etapaDe } from '../quadro.ts'

export type Coluna = 'nome' | 'etapa' | 'dias' | 'aptidao' | 'avaliacoes' | 'pretencaoSalarial' | 'situacao'

export interface Ordem {
  por: Coluna
  desc: boolean
}

/** Filters of the table: step and situation, '' for all. */
export interface Recorte {
  etapaId: number | ''
  situacao: Cartao['situacao'] | ''
}

const compare = new Intl.Collator('pt-BR', { numeric: true }).compare
const aptidoes = { S: 0, I: 1, N: 2 }
const situacoes = { E: 0, C: 1, R: 2, D: 3 }

/** Returns the sort value of a column; null sorts last in both directions. */
function valor(quadro: Quadro, cartao: Cartao, coluna: Coluna): number | string | null {
  if (coluna === 'etapa') return quadro.etapas.findIndex(({ id }) => id === cartao.etapaId)
  if (coluna === 'aptidao') return aptidoes[cartao.aptidao ?? 'I']
  if (coluna === 'situacao') return situacoes[cartao.situacao]
  if (coluna === 'avaliacoes') return cartao.avaliacoes?.media ?? null
  return cartao[coluna]
}

export const recortaCartoes = (cartoes: Cartao[], { etapaId, situacao }: Recorte): Cartao[] =>
  cartoes.filter(
    (cartao) => (etapaId === '' || cartao.etapaId === etapaId) && (situacao === '' || cartao.situacao === situacao),
  )

/** Sorts the cards; ties are sorted by name. */
export function ordenaCartoes(quadro: Quadro, cartoes: Cartao[], { por, desc }: Ordem): Cartao[] {
  const sign = desc ? -1 : 1
  return [...cartoes].sort((a, b) => {
    const [x, y] = [valor(quadro, a, por), valor(quadro, b, por)]
    if (x === null || y === null) return Number(x === null) - Number(y === null) || compare(a.nome, b.nome)
    const order = typeof x === 'number' && typeof y === 'number' ? x - y : compare(String(x), String(y))
    return sign * order || compare(a.nome, b.nome)
  })
}

/** Whether the candidate can be moved: the request is open and he is still in selection. */
export const podeMover = (quadro: Quadro, { situacao }: Cartao): boolean =>
  quadro.solicitacao.aberta && situacao === 'E'

export const nomeDaEtapa = (quadro: Quadro, cartao: Cartao): string => etapaDe(quadro, cartao)?.nome ?? ''
