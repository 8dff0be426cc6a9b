// Gerado por npm run generate; não edite.

/** Cargo */
export interface Cargo {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nomenclatura */
  nome: string
  /** Nomenclatura de Mercado */
  nomeMercado: string
  /** Ativo */
  ativa: boolean
  /** Exibir no módulo externo */
  exibirModuloExterno: boolean
  /** Grupo Ocupacional */
  grupoOcupacional?: {
    id: number
    /** Grupo ocupacional */
    descricao?: string
  }
  /** Áreas Organizacionais Relacionadas */
  areasOrganizacionais: {
    id: number
    /** Área organizacional */
    nome?: string
  }[]
  /** Missão */
  missao?: string
  /** Complemento de Missão */
  complementoMissao?: string
  /** Recrutamento */
  recrutamento?: string
  /** Complemento de Recrutamento */
  complementoRecrutamento?: string
  /** Etapas Seletivas */
  etapaSeletivas?: {
    id: number
    /** Etapa seletiva */
    nome?: string
  }[]
  /** Complemento de Etapas Seletivas */
  complementoEtapaSeletivas?: string
  /** Responsabilidades Correlatas */
  responsabilidades?: string
  /** Complemento de Responsabilidades Correlatas */
  complementoResponsabilidades?: string
  /** Conhecimentos */
  conhecimentos?: {
    id: number
    /** Conhecimento */
    nome?: string
  }[]
  /** Complemento de Conhecimentos */
  complementoConhecimentos?: string
  /** Habilidades */
  habilidades?: {
    id: number
    /** Habilidade */
    nome?: string
  }[]
  /** Complemento de Habilidades */
  complementoHabilidades?: string
  /** Atitudes */
  atitudes?: {
    id: number
    /** Atitude */
    nome?: string
  }[]
  /** Complemento de Atitudes */
  complementoAtitudes?: string
  /** Escolaridade */
  escolaridade?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12'
  /** Áreas de Formação Relacionadas */
  areasFormacaoRelacionadas?: {
    id: number
    /** Área de formação */
    nome?: string
  }[]
  /** Experiência Desejada */
  experiencia?: string
  /** Observação */
  observacao?: string
  /** Empresa */
  empresa?: {
    /** Código da empresa */
    id?: number
    /** Nome da empresa */
    nome?: string
    /** Integra com o sistema de folha */
    acIntegra?: boolean
  }
  /** Possui faixa salarial */
  possuiFaixaSalarial?: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Cargo: o que se envia */
export interface CargoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nomenclatura */
  nome: string
  /** Nomenclatura de Mercado */
  nomeMercado: string
  /** Ativo */
  ativa?: boolean
  /** Exibir no módulo externo */
  exibirModuloExterno?: boolean
  /** Grupo Ocupacional */
  grupoOcupacional?: {
    id: number
  }
  /** Áreas Organizacionais Relacionadas */
  areasOrganizacionais: {
    id: number
  }[]
  /** Missão */
  missao?: string
  /** Complemento de Missão */
  complementoMissao?: string
  /** Recrutamento */
  recrutamento?: string
  /** Complemento de Recrutamento */
  complementoRecrutamento?: string
  /** Etapas Seletivas */
  etapaSeletivas?: {
    id: number
  }[]
  /** Complemento de Etapas Seletivas */
  complementoEtapaSeletivas?: string
  /** Responsabilidades Correlatas */
  responsabilidades?: string
  /** Complemento de Responsabilidades Correlatas */
  complementoResponsabilidades?: string
  /** Conhecimentos */
  conhecimentos?: {
    id: number
  }[]
  /** Complemento de Conhecimentos */
  complementoConhecimentos?: string
  /** Habilidades */
  habilidades?: {
    id: number
  }[]
  /** Complemento de Habilidades */
  complementoHabilidades?: string
  /** Atitudes */
  atitudes?: {
    id: number
  }[]
  /** Complemento de Atitudes */
  complementoAtitudes?: string
  /** Escolaridade */
  escolaridade?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12'
  /** Áreas de Formação Relacionadas */
  areasFormacaoRelacionadas?: {
    id: number
  }[]
  /** Experiência Desejada */
  experiencia?: string
  /** Observação */
  observacao?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
