// Gerado por npm run generate; não edite.

/** Código CBO */
export interface CodigoCbo {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Código */
  codigo: string
  /** Descrição */
  descricao: string
  /** Demanda formação profissional: Conta na base da cota de aprendizes. Sem resposta, vale a família: as que começam por 1, 2 e 3 não demandam. */
  demandaFormacao?: boolean
}

/** Código CBO: o que se envia */
export interface CodigoCboInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Código */
  codigo: string
  /** Descrição */
  descricao: string
  /** Demanda formação profissional: Conta na base da cota de aprendizes. Sem resposta, vale a família: as que começam por 1, 2 e 3 não demandam. */
  demandaFormacao?: boolean
}
