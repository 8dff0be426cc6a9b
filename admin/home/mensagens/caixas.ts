/** The boxes, by their letters (spec 1 §2.6). */
export type TipoMensagem = 'R' | 'C' | 'P' | 'A' | 'T' | 'F' | 'S' | 'U'

export type Coluna = 'esquerda' | 'direita'

/** spec 1 §3.7 */
export interface Mensagem {
  id: number
  tipo: TipoMensagem
  remetente?: string
  /** an instant */
  data: string
  texto: string
  textoAbreviado?: string
  /** an address of ours or of the world outside */
  link?: string
  /** '_blank': in a new tab, wherever it leads */
  target?: string
  lida: boolean
  /** names the message in this person's box: what is read and removed */
  usuarioMensagemId: number
}

/** One box of GET /api/userinfo/mensagens, in the person's own order. */
export interface Caixa {
  tipo: TipoMensagem
  titulo: string
  /** at most 30 */
  mensagens: Mensagem[]
  naoLidas: number
  total: number
  minimizado: boolean
  coluna: Coluna
}

/** spec 1 §9: a box shows at most this many. */
export const mostShown = 30

const without = (caixa: Caixa, mensagem: Mensagem): Caixa => ({
  ...caixa,
  mensagens: caixa.mensagens.filter((one) => one.usuarioMensagemId !== mensagem.usuarioMensagemId),
  naoLidas: caixa.naoLidas - (mensagem.lida ? 0 : 1),
  total: caixa.total - 1,
})

/** The boxes without a message. */
export const removeFrom = (caixas: Caixa[], mensagem: Mensagem): Caixa[] =>
  caixas.map((caixa) => (caixa.tipo === mensagem.tipo ? without(caixa, mensagem) : caixa))

/** The boxes with a message read, or unread again; the count follows. */
export function setLida(caixas: Caixa[], mensagem: Mensagem, lida: boolean): Caixa[] {
  if (mensagem.lida === lida) return caixas
  const change = (one: Mensagem) => (one.usuarioMensagemId === mensagem.usuarioMensagemId ? { ...one, lida } : one)
  return caixas.map((caixa) =>
    caixa.tipo === mensagem.tipo
      ? { ...caixa, mensagens: caixa.mensagens.map(change), naoLidas: caixa.naoLidas + (lida ? -1 : 1) }
      : caixa,
  )
}

/** The messages of boxes in one list, the newest first. */
export const mergeMessages = (caixas: Caixa[]): Mensagem[] =>
  caixas.flatMap(({ mensagens }) => mensagens).toSorted((a, b) => Date.parse(b.data) - Date.parse(a.data))

/** How many are unread, where nobody counts above 30 (spec 1 §9). */
export const unreadText = (naoLidas: number): string => (naoLidas > mostShown ? `${mostShown}+` : String(naoLidas))
