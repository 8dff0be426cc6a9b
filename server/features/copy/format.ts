import type { TablesVersion } from './version.ts'

/** What tells an anonymous copy from any other file. */
export const FORMAT = 'prumo-copia-anonima'

/** The first line of a copy. It says the version of the tables it was read from: its rows fit no other. */
export interface Header extends TablesVersion {
  formato: typeof FORMAT
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
