// Gerado por npm run generate; não edite.

/** Link do menu extra */
export interface MenuExtraLink {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Descrição */
  nome: string
  /** Endereço: Página da internet (https://…) ou tela do sistema (/captacao/candidatos). */
  url: string
  /** Abrir em nova aba */
  novaAba: boolean
}

/** Link do menu extra: o que se envia */
export interface MenuExtraLinkInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Descrição */
  nome: string
  /** Endereço: Página da internet (https://…) ou tela do sistema (/captacao/candidatos). */
  url: string
  /** Abrir em nova aba */
  novaAba?: boolean
}
