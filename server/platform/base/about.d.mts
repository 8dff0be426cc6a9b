/** One third-party package of a build. */
export interface AboutPackage {
  nome: string
  versao: string
  licenca: string
  pagina?: string
  texto: string
}

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
