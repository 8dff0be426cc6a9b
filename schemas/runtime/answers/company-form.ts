import type { JsonValue } from '#schemas/runtime/model.ts'

/** A field of a form as 'Campos da Empresa' shows it. */
export interface CompanyFormField {
  campo: string
  rotulo: string
  /** what the product calls it, where the company calls it something else */
  original?: string
  tipo: string
  proprio: boolean
  obrigatorio: boolean
  oculto: boolean
  /** why it cannot be hidden, or made mandatory */
  fixo?: { oculto?: string; obrigatorio?: string }
  /** what the company says of it */
  id?: number
  versao?: number
}

/** What a later version of the product did to a decision of the company. */
export interface CompanyFormConflict {
  id: number
  campo: string
  texto: string
}

export interface CompanyFormBlock {
  aba?: string
  bloco?: string
  campos: CompanyFormField[]
}

/** The form of a register as the company has it: `GET /api/utilitario/campos-empresa/formulario`. */
export interface CompanyForm {
  blocos: CompanyFormBlock[]
  conflitos: CompanyFormConflict[]
  /** whether fields are shown and demanded is decided among the company's settings */
  naConfiguracao: boolean
}

/**
 * What a company says of the fields of a register, as another company reads it, without ids and without a word of its records:
 * `GET` and `PUT /api/utilitario/campos-empresa/arquivo`.
 */
export interface FieldFile {
  formato: string
  entidade: string
  campos: JsonValue[]
}

/** What becomes of a field of a file. */
export interface FieldResult {
  campo: string
  rotulo: string
  situacao: 'novo' | 'alterado' | 'igual' | 'recusado'
  erros: string[]
}
