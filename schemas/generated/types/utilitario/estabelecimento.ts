// Gerado por npm run generate; não edite.

/** Estabelecimento */
export interface Estabelecimento {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome */
  nome: string
  /** Tipo de Inscrição */
  tipoInscricao?: 'CNPJ' | 'CAEPF'
  /** Base do CNPJ/CAEPF */
  base?: string
  /** Complemento */
  complementoCnpj: string
  /** Dígito verificador */
  digitoVerificador?: string
  /** CNPJ/CAEPF */
  inscricao?: string
  /** Endereço */
  endereco?: {
    /** CEP */
    cep?: string
    /** UF */
    uf?: {
      id: number
      /** Estado */
      nome?: string
    }
    /** Cidade */
    cidade?: {
      id: number
      /** Cidade */
      nome?: string
    }
    /** Logradouro */
    logradouro?: string
    /** Número */
    numero?: string
    /** Bairro */
    bairro?: string
    /** Complemento */
    complemento?: string
  }
  /** Código AC (folha) */
  codigoAC?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Estabelecimento: o que se envia */
export interface EstabelecimentoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Tipo de Inscrição */
  tipoInscricao?: 'CNPJ' | 'CAEPF'
  /** Complemento */
  complementoCnpj: string
  /** Endereço */
  endereco?: {
    /** CEP */
    cep?: string
    /** UF */
    uf?: {
      id: number
    }
    /** Cidade */
    cidade?: {
      id: number
    }
    /** Logradouro */
    logradouro?: string
    /** Número */
    numero?: string
    /** Bairro */
    bairro?: string
    /** Complemento */
    complemento?: string
  }
  /** Código AC (folha) */
  codigoAC?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
