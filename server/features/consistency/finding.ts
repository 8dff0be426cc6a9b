/** One thing that should not be as it is: a type alias, because it travels as JSON. */
export type Finding = {
  /** the register, as its screen is called */
  cadastro: string
  codigo: number
  /** what a person recognises the record by */
  registro: string
  problema: string
}
