// Gerado por npm run generate; não edite.

import type { AfastamentoAtestado, AfastamentoAtestadoInput } from '#schemas/generated/types/sst/afastamento-atestado.ts'

/** Afastamento */
export interface Afastamento {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Talento */
  colaborador: {
    id: number
    /** Talento */
    nome?: string
  }
  /** Motivo do Afastamento */
  motivo: {
    id: number
    /** Tipo de afastamento */
    descricao?: string
  }
  /** Classe */
  classe?: 'ACIDENTE_DOENCA' | 'CESSAO_REQUISICAO' | 'FERIAS_RECESSO' | 'MANDATO_ELETIVO' | 'MANDATO_SINDICAL' | 'NAO_SUPORTADO' | 'SIMPLES'
  /** Início */
  inicio: string
  /** Fim */
  fim?: string
  /** Dias */
  dias?: number
  /** Atestados Médicos */
  atestados?: AfastamentoAtestado[]
  /** Acidente de trânsito */
  acidenteTransito: boolean
  /** Tipo de Acidente de Trânsito */
  tipoAcidente?: 'ATROPELAMENTO' | 'COLISAO' | 'OUTROS'
  /** CNPJ do órgão */
  cessaoCnpj?: string
  /** Ônus da cessão */
  cessaoOnus?: 'CEDENTE' | 'CESSIONARIO' | 'CEDENTE_E_CESSIONARIO'
  /** CNPJ do sindicato */
  sindicatoCnpj?: string
  /** Ônus da remuneração */
  sindicatoOnus?: 'EMPREGADOR' | 'SINDICATO' | 'EMPREGADOR_E_SINDICATO'
  /** CNPJ do órgão público */
  mandatoCnpj?: string
  /** Optou pela remuneração do cargo */
  mandatoOptouRemuneracao?: boolean
  /** Afastamento de origem: Da mesma doença, ou que este prorroga. */
  afastamentoVinculado?: {
    id: number
    /** Afastamento */
    inicio?: string
  }
  /** Dias desde a origem */
  diasDesdeOrigem?: number
  /** Status AC */
  statusAC?: 'AGUARDANDO' | 'COM_ERRO' | 'SEM_ERRO'
  /** Observação */
  observacao?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Afastamento: o que se envia */
export interface AfastamentoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Talento */
  colaborador: {
    id: number
  }
  /** Motivo do Afastamento */
  motivo: {
    id: number
  }
  /** Início */
  inicio: string
  /** Fim */
  fim?: string
  /** Atestados Médicos */
  atestados?: AfastamentoAtestadoInput[]
  /** Acidente de trânsito */
  acidenteTransito?: boolean
  /** Tipo de Acidente de Trânsito */
  tipoAcidente?: 'ATROPELAMENTO' | 'COLISAO' | 'OUTROS'
  /** CNPJ do órgão */
  cessaoCnpj?: string
  /** Ônus da cessão */
  cessaoOnus?: 'CEDENTE' | 'CESSIONARIO' | 'CEDENTE_E_CESSIONARIO'
  /** CNPJ do sindicato */
  sindicatoCnpj?: string
  /** Ônus da remuneração */
  sindicatoOnus?: 'EMPREGADOR' | 'SINDICATO' | 'EMPREGADOR_E_SINDICATO'
  /** CNPJ do órgão público */
  mandatoCnpj?: string
  /** Optou pela remuneração do cargo */
  mandatoOptouRemuneracao?: boolean
  /** Afastamento de origem: Da mesma doença, ou que este prorroga. */
  afastamentoVinculado?: {
    id: number
  }
  /** Observação */
  observacao?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
