import type { JsonValue } from '#schemas/runtime/model.ts'

/** A field of a form as 'Campos da Empresa' shows it. */
export interface CompanyFormField {
  campo: string
  rotulo: string
  /** the shipped label, where the company renamed the field */
  original?: string
  tipo: string
  proprio: boolean
  obrigatorio: boolean
  oculto: boolean
  /** why it cannot be hidden, or made mandatory */
  fixo?: { oculto?: string; obrigatorio?: string }
  /** id of the company's customisation of the field */
  id?: number
  versao?: number
}

/** A customisation that a later version of the product invalidated or changed. */
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

/** The form of a register with the company's customisations: `GET /api/utilitario/campos-empresa/formulario`. */
export interface CompanyForm {
  blocos: CompanyFormBlock[]
  conflitos: CompanyFormConflict[]
  /** visibility and mandatory fields are set in the company's settings instead */
  naConfiguracao: boolean
}

/**
 * Exchange format for a register's customisations between companies, without ids and without record data:
 * `GET` and `PUT /api/utilitario/campos-empresa/arquivo`.
 */
export interface FieldFile {
  formato: string
  entidade: string
  campos: JsonValue[]
}

/** Import result of one field of a file. */
export interface FieldResult {
  campo: string
  rotulo: string
  situacao: 'novo' | 'alterado' | 'igual' | 'recusado'
  erros: string[]
}
