import type { TablesVersion } from './version.ts'

/** Marker of anonymous copies. */
export const FORMAT = 'prumo-copia-anonima'

/** The first line of a copy, with the version of its tables: rows load only into the same version. */
export interface Header extends TablesVersion {
  formato: typeof FORMAT
  empresa: { id: number; nome: string }
  geradaEm: string
  /** records by register */
  registros: Record<string, number>
}

/** A further line: rows of one table; referenced tables come first, except in cycles. */
export interface Lines {
  tabela: string
  colunas: string[]
  linhas: Record<string, unknown>[]
}

/** The last line: a copy without it is truncated. */
export interface End {
  /** lines between the first and this one */
  fim: number
}
