import type { Caixa, MensagemDoUsuario } from '#schemas/runtime/answers/utilities/mailbox.ts'

export type Coluna = Caixa['coluna']

/** spec 1 §9: a box shows at most this many. */
export const mostShown = 30

const without = (caixa: Caixa, mensagem: MensagemDoUsuario): Caixa => ({
  ...caixa,
  mensagens: caixa.mensagens.filter((one) => one.usuarioMensagemId !== mensagem.usuarioMensagemId),
  naoLidas: caixa.naoLidas - (mensagem.lida ? 0 : 1),
  total: caixa.total - 1,
})

/** The boxes without a message. */
export const removeFrom = (caixas: Caixa[], mensagem: MensagemDoUsuario): Caixa[] =>
  caixas.map((caixa) => (caixa.tipo === mensagem.tipo ? without(caixa, mensagem) : caixa))

/** Marks a message read or unread in the boxes, and updates the count. */
export function setLida(caixas: Caixa[], mensagem: MensagemDoUsuario, lida: boolean): Caixa[] {
  if (mensagem.lida === lida) return caixas
  const change = (one: MensagemDoUsuario) =>
    one.usuarioMensagemId === mensagem.usuarioMensagemId ? { ...one, lida } : one
  return caixas.map((caixa) =>
    caixa.tipo === mensagem.tipo
      ? { ...caixa, mensagens: caixa.mensagens.map(change), naoLidas: caixa.naoLidas + (lida ? -1 : 1) }
      : caixa,
  )
}

/** The messages of boxes in one list, the newest first. */
export const mergeMessages = (caixas: Caixa[]): MensagemDoUsuario[] =>
  caixas.flatMap(({ mensagens }) => mensagens).toSorted((a, b) => Date.parse(b.data) - Date.parse(a.data))

/** Unread count as text: '30+' above 30 (spec 1 §9). */
export const unreadText = (naoLidas: number): string => (naoLidas > mostShown ? `${mostShown}+` : String(naoLidas))
