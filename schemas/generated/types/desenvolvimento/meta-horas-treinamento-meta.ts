// Gerado por npm run generate; não edite.

/** Meta */
export interface MetaHorasTreinamentoMeta {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Data a partir de */
  mesAno: string
  /** Meta em Horas */
  metaHora: string
  /** Editável: Desmarcada, a meta fica como está até alguém marcar de novo. */
  editavel: boolean
}

/** Meta: o que se envia */
export interface MetaHorasTreinamentoMetaInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Data a partir de */
  mesAno: string
  /** Meta em Horas */
  metaHora: string
  /** Editável: Desmarcada, a meta fica como está até alguém marcar de novo. */
  editavel?: boolean
}
