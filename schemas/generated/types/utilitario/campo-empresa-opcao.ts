// Gerado por npm run generate; não edite.

/** Opção do campo */
export interface CampoEmpresaOpcao {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Código */
  codigo: string
  /** Opção */
  titulo: string
  /** Encerrada: Fica nos registros que a têm e não é mais oferecida. */
  encerrada: boolean
}

/** Opção do campo: o que se envia */
export interface CampoEmpresaOpcaoInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Código */
  codigo: string
  /** Opção */
  titulo: string
  /** Encerrada: Fica nos registros que a têm e não é mais oferecida. */
  encerrada?: boolean
}
