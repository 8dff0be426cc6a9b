// Gerado por npm run generate; não edite.

import type { LoteIntegracaoItem, LoteIntegracaoItemInput } from '#schemas/generated/types/sst/lote-integracao-item.ts'

/** Lote de Integração */
export interface LoteIntegracao {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Data */
  data: string
  /** Tipo */
  tipo: 'ADMISSAO' | 'SITUACAO' | 'AFASTAMENTO' | 'OCORRENCIA'
  /** Sentido */
  sentido: 'SAIDA' | 'ENTRADA'
  /** Código do lote */
  codigo: string
  /** Status */
  status?: 'AGUARDANDO' | 'COM_ERRO' | 'SEM_ERRO'
  /** Mensagem de retorno */
  mensagem?: string
  /** Registros */
  itens?: LoteIntegracaoItem[]
}

/** Lote de Integração: o que se envia */
export interface LoteIntegracaoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Data */
  data?: string
  /** Tipo */
  tipo: 'ADMISSAO' | 'SITUACAO' | 'AFASTAMENTO' | 'OCORRENCIA'
  /** Sentido */
  sentido: 'SAIDA' | 'ENTRADA'
  /** Código do lote */
  codigo: string
  /** Status */
  status?: 'AGUARDANDO' | 'COM_ERRO' | 'SEM_ERRO'
  /** Mensagem de retorno */
  mensagem?: string
  /** Registros */
  itens?: LoteIntegracaoItemInput[]
}
