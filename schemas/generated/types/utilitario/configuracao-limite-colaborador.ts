// Gerado por npm run generate; não edite.

import type { ConfiguracaoLimiteColaboradorLimite, ConfiguracaoLimiteColaboradorLimiteInput } from '#schemas/generated/types/utilitario/configuracao-limite-colaborador-limite.ts'

/** Configuração de limite de colaboradores */
export interface ConfiguracaoLimiteColaborador {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Empresa */
  empresa?: {
    id: number
    /** Empresa */
    nome?: string
  }
  /** Descrição do contrato */
  contratoDescricao: string
  /** Impedir solicitações acima do limite */
  bloqueiaExcesso: boolean
  /** Limites por cargo */
  limites?: ConfiguracaoLimiteColaboradorLimite[]
}

/** Configuração de limite de colaboradores: o que se envia */
export interface ConfiguracaoLimiteColaboradorInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Descrição do contrato */
  contratoDescricao: string
  /** Impedir solicitações acima do limite */
  bloqueiaExcesso?: boolean
  /** Limites por cargo */
  limites?: ConfiguracaoLimiteColaboradorLimiteInput[]
}
