// Gerado por npm run generate; não edite.

/** Grupo AC */
export interface GrupoAc {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Código */
  codigo: string
  /** Descrição */
  descricao: string
  /** URL do serviço */
  urlSoap?: string
  /** URL do WSDL */
  urlWsdl?: string
  /** Usuário */
  usuario?: string
  /** Senha: Não é mostrada depois de salva; em branco, a anterior continua. */
  senha?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Grupo AC: o que se envia */
export interface GrupoAcInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Código */
  codigo: string
  /** Descrição */
  descricao: string
  /** URL do serviço */
  urlSoap?: string
  /** URL do WSDL */
  urlWsdl?: string
  /** Usuário */
  usuario?: string
  /** Senha: Não é mostrada depois de salva; em branco, a anterior continua. */
  senha?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
