/** GET /api/utilitario/sobre */
export interface About {
  produto: string
  versao: string
  revisao?: string
  construidoEm: string
  node: string
  banco: string
  /** the text of the product's own licence */
  licenca: string
  /** label of the installation's licence state */
  situacaoLicenca: string
  suporte: { codEmpresaSuporte?: string; codClienteSuporte?: string }
}
