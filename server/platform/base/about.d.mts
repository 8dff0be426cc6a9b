import type { AboutPackage } from '#schemas/runtime/answers/utilities/about.ts'

/** What a build consists of. */
export interface About {
  construidoEm: string
  revisao?: string
  /** text of the product's own licence */
  licenca: string
  pacotes: AboutPackage[]
}

export const aboutFile: string
export function collectAbout(folder?: string): About
