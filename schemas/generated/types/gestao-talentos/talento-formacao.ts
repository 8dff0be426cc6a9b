// Gerado por npm run generate; não edite.

/** Formação acadêmica */
export interface TalentoFormacao {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Empresa a que o registro pertence */
  empresaId?: number
  /** Área de Formação */
  areaFormacao: {
    id: number
    /** Área de formação */
    nome?: string
  }
  /** Curso */
  curso: string
  /** Instituição */
  local: string
  /** Tipo */
  tipo: 'TECNICO' | 'GRADUACAO' | 'MESTRADO' | 'ESPECIALIZACAO' | 'DOUTORADO' | 'POS_DOUTORADO'
  /** Situação */
  situacao: 'COMPLETO' | 'EM_ANDAMENTO' | 'INCOMPLETO'
  /** Conclusão (mês/ano) */
  anoConclusao?: string
  /** Conclusão */
  conclusao?: string
}

/** Formação acadêmica: o que se envia */
export interface TalentoFormacaoInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Área de Formação */
  areaFormacao: {
    id: number
  }
  /** Curso */
  curso: string
  /** Instituição */
  local: string
  /** Tipo */
  tipo: 'TECNICO' | 'GRADUACAO' | 'MESTRADO' | 'ESPECIALIZACAO' | 'DOUTORADO' | 'POS_DOUTORADO'
  /** Situação */
  situacao: 'COMPLETO' | 'EM_ANDAMENTO' | 'INCOMPLETO'
  /** Conclusão (mês/ano) */
  anoConclusao?: string
  /** Conclusão */
  conclusao?: string
}
