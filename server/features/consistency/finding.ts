/** An inconsistency: a type alias, because it must be assignable to JSON types. */
export type Finding = {
  /** title of the register's screen */
  cadastro: string
  codigo: number
  /** label of the record */
  registro: string
  problema: string
}
