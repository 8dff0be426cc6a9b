// Gerado por npm run generate; não edite.

/** E-mail para notificações */
export interface AreaOrganizacionalEmail {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** E-mail */
  email: string
}

/** E-mail para notificações: o que se envia */
export interface AreaOrganizacionalEmailInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** E-mail */
  email: string
}
