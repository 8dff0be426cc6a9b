/** What tells an anonymous copy from any other file. */
export const FORMAT = 'prumo-copia-anonima'

/** The first line of a copy. */
export interface Header {
  formato: typeof FORMAT
  /** number of the last migration of the product that made it: its tables fit no other */
  migracao: number
  empresa: { id: number; nome: string }
  geradaEm: string
  /** records by register */
  registros: Record<string, number>
}

/** Every further line: rows of one table; tables come in an order in which each finds what its rows refer to, cycles aside. */
export interface Lines {
  tabela: string
  colunas: string[]
  linhas: Record<string, unknown>[]
}

/** The last line: without it a copy broke off on its way. */
export interface End {
  /** lines between the first and this one */
  fim: number
}
