// Gerado por npm run generate; não edite.

/** Registro do lote */
export interface LoteIntegracaoItem {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Código na folha */
  codigo?: string
  /** Origem */
  origem?: string
  /** Código da origem */
  origemId?: number
  /** Código do talento */
  talentoId?: number
  /** Assinatura do conteúdo */
  assinatura?: string
  /** Situação */
  situacao: 'AGUARDANDO' | 'COM_ERRO' | 'SEM_ERRO'
  /** Mensagem */
  mensagem?: string
}

/** Registro do lote: o que se envia */
export interface LoteIntegracaoItemInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Código na folha */
  codigo?: string
  /** Origem */
  origem?: string
  /** Código da origem */
  origemId?: number
  /** Código do talento */
  talentoId?: number
  /** Assinatura do conteúdo */
  assinatura?: string
  /** Situação */
  situacao?: 'AGUARDANDO' | 'COM_ERRO' | 'SEM_ERRO'
  /** Mensagem */
  mensagem?: string
}
