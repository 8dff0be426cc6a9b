// Gerado por npm run generate; não edite.

/** Perfil */
export interface Perfil {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome */
  nome: string
  /** Descrição */
  descricao?: string
  /** Permissões: O que pode fazer quem tem este perfil. */
  authorities?: string[]
}

/** Perfil: o que se envia */
export interface PerfilInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Descrição */
  descricao?: string
  /** Permissões: O que pode fazer quem tem este perfil. */
  authorities?: string[]
}
