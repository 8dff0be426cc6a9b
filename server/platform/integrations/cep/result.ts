/** The address of a CEP. A town with one CEP for all streets has empty `logradouro` and `bairro`. */
export interface EnderecoCep {
  /** Eight digits. */
  cep: string
  logradouro: string
  bairro: string
  cidade: string
  /** Two capital letters. */
  uf: string
  /** IBGE code of the city, seven digits: the id of the base data. Absent when the service names a city the table does not know. */
  codigoIbge?: number
}

/**
 * What a look-up ends in. Expected failures are results, not exceptions:
 * `notFound` is an answer of a service; `unavailable` means no service answered usefully, so the person types the address himself;
 * `invalid` is a CEP that is not eight digits and was never sent.
 */
export type CepResult =
  | { status: 'found'; endereco: EnderecoCep }
  | { status: 'notFound' }
  | { status: 'invalid' }
  | { status: 'unavailable'; reason: string }

/** Looks up a CEP, given with or without its mask. Never rejects. */
export type FindCep = (cep: string) => Promise<CepResult>
