/** File format of LGPD declarations: the keys `lgpd` of `x-entity` and `x-field`, and `x-entity.retention`. */

export type PersonalClass =
  | 'identificacao'
  | 'documento'
  | 'contato'
  | 'endereco'
  | 'familia'
  | 'financeiro'
  | 'profissional'
  | 'saude'
  | 'raca'
  | 'sindical'
  | 'biometria'
  | 'sensivel'
  | 'nenhum'

export type Anonymise = 'apaga' | 'mascara' | 'generaliza' | 'mantem'

export type LegalBasis =
  | 'consentimento'
  | 'obrigacao-legal'
  | 'contrato'
  | 'direitos'
  | 'vida'
  | 'tutela-saude'
  | 'legitimo-interesse'

/** Personal data of an entity: person, purpose, legal basis. Child rows inherit it. */
export interface XLgpd {
  /** each record is a person; names of the identifying fields */
  person?: { name: string[]; cpf?: string; email?: string }
  /** references to the person a record is about; several refer to one person */
  about?: string[]
  /** references to the author of a record about somebody; fields with `written` are his data */
  by?: string[]
  erase?: 'campos' | 'linha'
  /** fields that get a value when the person is erased */
  sets?: Record<string, string | number | boolean>
  class?: PersonalClass
  purpose?: string
  basis?: LegalBasis
  sensitiveBasis?: LegalBasis
  keeps?: string
}

/** Retention period of records, counted from a date field: months by a setting of the company, or years. */
export interface XRetention {
  setting?: string
  years?: number
  from: string
  /** erasure is forbidden before its end, and while the date is missing */
  obligatory?: boolean
  law?: string
}
