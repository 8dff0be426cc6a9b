import type { ComponentType } from 'react'

/** A bespoke screen, loaded when it is first opened. */
export interface Screen {
  /** address below the root, in the router's notation: 'avaliacao/nine-box', 'sst/profissional/:profissionalId/contrato' */
  path: string
  /** needed to open it; any of them; absent: every internal session may */
  authorities?: string[]
  /** needed to open it; every one of them */
  allAuthorities?: string[]
  load: () => Promise<{ default: ComponentType }>
}
