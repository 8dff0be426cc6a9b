// Gerado por npm run generate; não edite.

/** Dependente */
export interface TalentoDependente {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Empresa a que o registro pertence */
  empresaId?: number
  /** Nome */
  nome: string
  /** Parentesco: Tabela 07 do eSocial. */
  parentesco: '01' | '02' | '03' | '04' | '06' | '07' | '09' | '10' | '11' | '12' | '99'
  /** Data de Nascimento */
  dataNascimento: string
  /** CPF */
  cpf?: string
  /** Dedução do Imposto de Renda */
  impostoRenda: boolean
  /** Salário-família */
  salarioFamilia: boolean
  /** Plano de saúde */
  planoSaude: boolean
}

/** Dependente: o que se envia */
export interface TalentoDependenteInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Parentesco: Tabela 07 do eSocial. */
  parentesco: '01' | '02' | '03' | '04' | '06' | '07' | '09' | '10' | '11' | '12' | '99'
  /** Data de Nascimento */
  dataNascimento: string
  /** CPF */
  cpf?: string
  /** Dedução do Imposto de Renda */
  impostoRenda?: boolean
  /** Salário-família */
  salarioFamilia?: boolean
  /** Plano de saúde */
  planoSaude?: boolean
}
