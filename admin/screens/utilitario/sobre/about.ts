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
  /** where the licence of the installation stands: its label */
  situacaoLicenca: string
  suporte: { codEmpresaSuporte?: string; codClienteSuporte?: string }
}
