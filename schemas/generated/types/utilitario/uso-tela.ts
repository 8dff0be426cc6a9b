// Gerado por npm run generate; não edite.

/** Uso de tela */
export interface UsoTela {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Tela */
  tela: string
  /** Dia */
  dia: string
  /** Quantidade */
  quantidade: number
}

/** Uso de tela: o que se envia */
export interface UsoTelaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Tela */
  tela: string
  /** Dia */
  dia: string
  /** Quantidade */
  quantidade: number
}
