// Gerado por npm run generate; não edite.

/** Realinhamento do Talento */
export interface ReajusteColaborador {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Planejamento */
  tabelaReajusteColaborador: {
    id: number
    /** Planejamento de Realinhamento */
    nome?: string
  }
  /** Cenário: Vazio: a proposta é do próprio planejamento. */
  cenario?: {
    id: number
    /** Cenário de realinhamento */
    nome?: string
  }
  /** De um cenário */
  simulada?: boolean
  /** Talento */
  colaborador: {
    id: number
    /** Talento */
    nome?: string
  }
  /** Estabelecimento Atual */
  estabelecimentoAtual?: {
    id: number
    /** Estabelecimento */
    nome?: string
  }
  /** Área Organizacional Atual */
  areaOrganizacionalAtual?: {
    id: number
    /** Área organizacional */
    nome?: string
  }
  /** Ambiente Atual */
  ambienteAtual?: {
    id: number
    /** Ambiente */
    nome?: string
  }
  /** Cargo/Faixa Atual */
  faixaSalarialAtual?: {
    id: number
    /** Faixa salarial */
    nome?: string
  }
  /** Função Atual */
  funcaoAtual?: {
    id: number
    /** Função */
    nome?: string
  }
  /** Tipo de Salário Atual */
  tipoSalarioAtual?: 1 | 2 | 3
  /** Índice Atual */
  indiceAtual?: {
    id: number
    /** Índice */
    nome?: string
  }
  /** Quantidade do Índice Atual */
  quantidadeIndiceAtual?: number
  /** Estabelecimento Proposto */
  estabelecimentoProposto?: {
    id: number
    /** Estabelecimento */
    nome?: string
  }
  /** Área Organizacional Proposta */
  areaOrganizacionalProposto?: {
    id: number
    /** Área organizacional */
    nome?: string
  }
  /** Ambiente Proposto */
  ambienteProposto?: {
    id: number
    /** Ambiente */
    nome?: string
  }
  /** Cargo/Faixa Proposto */
  faixaSalarialProposto?: {
    id: number
    /** Faixa salarial */
    nome?: string
  }
  /** Função Proposta */
  funcaoProposto?: {
    id: number
    /** Função */
    nome?: string
  }
  /** Superior Proposto: Em branco, fica o superior nomeado. */
  superiorProposto?: {
    id: number
    /** Talento */
    nome?: string
  }
  /** Fica sem ambiente */
  semAmbiente?: boolean
  /** Fica sem função */
  semFuncao?: boolean
  /** Fica sem superior nomeado */
  semSuperior?: boolean
  /** Tipo de Salário Proposto */
  tipoSalarioProposto?: 1 | 2 | 3
  /** Índice Proposto */
  indiceProposto?: {
    id: number
    /** Índice */
    nome?: string
  }
  /** Quantidade do Índice Proposto */
  quantidadeIndiceProposto?: number
  /** Salário Atual */
  salarioAtual?: number
  /** Salário Proposto */
  salarioProposto?: number
  /** Diferença (R$) */
  valorDiferenca?: number
  /** Diferença (%) */
  percentualDiferenca?: number
  /** Compa-ratio atual: O salário em relação à faixa, em %. */
  compaRatioAtual?: number
  /** Compa-ratio proposto: O salário em relação à faixa, em %. */
  compaRatioProposto?: number
  /** Lugar na amplitude do cargo (%) */
  lugarProposto?: number
  /** Motivo */
  motivo?: 'DISSIDIO' | 'MERITO' | 'PROMOCAO' | 'ENQUADRAMENTO' | 'TRANSFERENCIA' | 'OUTRO'
  /** Duplicidade */
  temDuplicidade?: boolean
  /** Talento desligado */
  colaboradorDesligado?: boolean
  /** Observação */
  observacao?: string
}

/** Realinhamento do Talento: o que se envia */
export interface ReajusteColaboradorInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Planejamento */
  tabelaReajusteColaborador: {
    id: number
  }
  /** Cenário: Vazio: a proposta é do próprio planejamento. */
  cenario?: {
    id: number
  }
  /** Talento */
  colaborador: {
    id: number
  }
  /** Estabelecimento Proposto */
  estabelecimentoProposto?: {
    id: number
  }
  /** Área Organizacional Proposta */
  areaOrganizacionalProposto?: {
    id: number
  }
  /** Ambiente Proposto */
  ambienteProposto?: {
    id: number
  }
  /** Cargo/Faixa Proposto */
  faixaSalarialProposto?: {
    id: number
  }
  /** Função Proposta */
  funcaoProposto?: {
    id: number
  }
  /** Superior Proposto: Em branco, fica o superior nomeado. */
  superiorProposto?: {
    id: number
  }
  /** Fica sem ambiente */
  semAmbiente?: boolean
  /** Fica sem função */
  semFuncao?: boolean
  /** Fica sem superior nomeado */
  semSuperior?: boolean
  /** Tipo de Salário Proposto */
  tipoSalarioProposto?: 1 | 2 | 3
  /** Índice Proposto */
  indiceProposto?: {
    id: number
  }
  /** Quantidade do Índice Proposto */
  quantidadeIndiceProposto?: number
  /** Salário Proposto */
  salarioProposto?: number
  /** Motivo */
  motivo?: 'DISSIDIO' | 'MERITO' | 'PROMOCAO' | 'ENQUADRAMENTO' | 'TRANSFERENCIA' | 'OUTRO'
  /** Observação */
  observacao?: string
}
