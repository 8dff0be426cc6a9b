/** One third-party package of a build: `GET /api/utilitario/sobre/licencas`. */
export interface AboutPackage {
  nome: string
  versao: string
  licenca: string
  pagina?: string
  texto: string
}
