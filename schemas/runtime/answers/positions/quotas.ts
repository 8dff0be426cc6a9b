/** Legal quotas (PCD, apprentices) of a company on a day, required and actual: `GET /api/gestao-talentos/cotas`. */
export interface Quota {
  /** 'YYYY-MM-DD' */
  dia: string
  empregados: number
  /** employees with a disability, or rehabilitated */
  pcd: number
  pcdExigidos: number
  /** employees in occupations that require training */
  base: number
  aprendizes: number
  minimo: number
  maximo: number
}
