import type { Mensagem } from '#schemas/generated/types/utilitario/mensagem.ts'

/** Boxes by letter (spec 1 §2.6). */
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
  /** URL inside the application or external */
  link?: string
  /** '_blank': open in a new tab, for both kinds of URL */
  target?: string
  lida: boolean
  /** id of the user's copy: used to mark it read and to remove it */
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
