import type { Mensagem } from '#schemas/generated/types/utilitario/mensagem.ts'

/** The boxes, by their letters (spec 1 §2.6). */
export type TipoMensagem = Mensagem['tipo']

/** A user's copy of a message (spec 1 §3.7): also `GET /api/userinfo/mensagens/tipo/:tipo`. */
export interface MensagemDoUsuario {
  id: number
  tipo: TipoMensagem
  remetente?: string
  /** an instant */
  data: string
  texto: string
  textoAbreviado: string
  /** an address of ours or of the world outside */
  link?: string
  /** '_blank': in a new tab, wherever it leads */
  target?: string
  lida: boolean
  /** names the message in this person's box: what is read and removed */
  usuarioMensagemId: number
}

/** One box, in the person's own order: `GET /api/userinfo/mensagens`. */
export interface Caixa {
  tipo: TipoMensagem
  titulo: string
  /** the newest 30 (spec 1 §9) */
  mensagens: MensagemDoUsuario[]
  naoLidas: number
  total: number
  minimizado: boolean
  coluna: 'esquerda' | 'direita'
}
