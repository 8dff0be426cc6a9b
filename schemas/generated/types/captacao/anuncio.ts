// Gerado por npm run generate; não edite.

/** Anúncio de vaga */
export interface Anuncio {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Solicitação */
  solicitacao?: {
    id: number
    /** Solicitação de pessoal */
    descricao?: string
  }
  /** Título */
  titulo: string
  /** Descrição */
  descricao: string
  /** Exibir no Módulo Externo */
  exibirModuloExterno: boolean
  /** Previsão de Encerramento */
  previsaoEncerramento?: string
  /** Dias de Espera para Nova Aplicação */
  diasEsperaNovaAplicacao?: number
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Anúncio de vaga: o que se envia */
export interface AnuncioInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Solicitação */
  solicitacao?: {
    id: number
  }
  /** Título */
  titulo: string
  /** Descrição */
  descricao: string
  /** Exibir no Módulo Externo */
  exibirModuloExterno: boolean
  /** Previsão de Encerramento */
  previsaoEncerramento?: string
  /** Dias de Espera para Nova Aplicação */
  diasEsperaNovaAplicacao?: number
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
