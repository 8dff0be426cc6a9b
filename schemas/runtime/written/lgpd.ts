/** What a definition says of personal data: the keys `lgpd` of `x-entity` and `x-field`, and `x-entity.retention`. */

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

/** Personal data of an entity: whose, what for, on what ground. Rows of a list inherit it. */
export interface XLgpd {
  /** a record is a person */
  person?: { name: string[]; cpf?: string; email?: string }
  /** references to the person a record is about; several are the same person */
  about?: string[]
  /** references to who wrote what the record says of somebody: his are the fields with `written` */
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

/** How long records are kept: months by a setting of the company, or years, from a date of theirs. */
export interface XRetention {
  setting?: string
  years?: number
  from: string
  /** no erasure before, and none while the date is missing */
  obligatory?: boolean
  law?: string
}
