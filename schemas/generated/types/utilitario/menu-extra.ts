// Gerado por npm run generate; não edite.

import type { MenuExtraLink, MenuExtraLinkInput } from '#schemas/generated/types/utilitario/menu-extra-link.ts'

/** Menu extra */
export interface MenuExtra {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome */
  nome: string
  /** Ordem: Posição entre os menus extras; vazio fica por último. */
  ordem?: number
  /** Links */
  links?: MenuExtraLink[]
  /** Quantidade de Links */
  quantidadeLinks?: number
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Menu extra: o que se envia */
export interface MenuExtraInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Ordem: Posição entre os menus extras; vazio fica por último. */
  ordem?: number
  /** Links */
  links?: MenuExtraLinkInput[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
