/** Who the law asks a company to employ, and who is there, on a day: `GET /api/gestao-talentos/cotas`. */
export interface Quota {
  /** 'YYYY-MM-DD' */
  dia: string
  empregados: number
  /** of them with a disability, or rehabilitated */
  pcd: number
  pcdExigidos: number
  /** whose occupation demands training */
  base: number
  aprendizes: number
  minimo: number
  maximo: number
}
