import type { Cartao, Etapa, Quadro } from '#schemas/runtime/answers/recruitment/selection-board.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { foldText } from '#schemas/runtime/names.ts'

/** Column of a card: a step (null: the company has no steps), the hired, or those out. A candidate without a step stands in the first. */
export type Lugar = number | null | 'contratados' | 'fora'

export const lugarDe = ({ etapas }: Quadro, { situacao, etapaId }: Cartao): Lugar =>
  situacao === 'C' ? 'contratados' : situacao === 'E' ? (etapaId ?? etapas[0]?.id ?? null) : 'fora'

export const etapaDe = ({ etapas }: Quadro, { etapaId }: Pick<Cartao, 'etapaId'>): Etapa | undefined =>
  etapas.find(({ id }) => id === etapaId)

/** Whether the candidate has been in his step for more days than its `prazoDias`. */
export function estaAtrasado(quadro: Quadro, cartao: Cartao): boolean {
  const prazo = etapaDe(quadro, cartao)?.prazoDias
  return cartao.situacao === 'E' && quadro.solicitacao.aberta && !!prazo && cartao.dias > prazo
}

export interface Busca {
  texto: string
  soAtrasados: boolean
}

/** Filters the cards by words in name or city, ignoring accents and case. */
export function procuraCartoes(quadro: Quadro, { texto, soAtrasados }: Busca): Cartao[] {
  const words = foldText(texto).split(/\s+/).filter(Boolean)
  return quadro.candidatos.filter((cartao) => {
    const text = foldText(`${cartao.nome} ${cartao.cidade ?? ''}`)
    return words.every((word) => text.includes(word)) && (!soAtrasados || estaAtrasado(quadro, cartao))
  })
}

/** Returns the step before or after the card's own; undefined at the edge. A card without a step counts as before the first. */
export function etapaVizinha({ etapas }: Quadro, { etapaId }: Cartao, direction: -1 | 1): Etapa | undefined {
  const at = etapas.findIndex(({ id }) => id === etapaId)
  return etapas[at + direction]
}

/** Returns the board with one card moved to another step: the optimistic update. */
export const comCartaoEm = (quadro: Quadro, id: number, etapaId: number): Quadro => ({
  ...quadro,
  candidatos: quadro.candidatos.map((cartao) => (cartao.id === id ? { ...cartao, etapaId, dias: 0 } : cartao)),
})

/** Maps a card to the record shape that record actions expect. */
export function registroDe(quadro: Quadro, cartao: Cartao): RecordData {
  const { id, versao, situacao, aptidao, observacao, candidatoId, nome } = cartao
  const { id: solicitacaoId, descricao } = quadro.solicitacao
  const etapa = etapaDe(quadro, cartao)
  return {
    id,
    versao,
    situacao,
    candidato: { id: candidatoId, nome },
    solicitacao: { id: solicitacaoId, descricao },
    ...(aptidao ? { aptidao } : {}),
    ...(observacao ? { observacao } : {}),
    ...(etapa ? { etapaSeletiva: { id: etapa.id, nome: etapa.nome } } : {}),
  }
}
