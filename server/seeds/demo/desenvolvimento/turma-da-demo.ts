/** A class of the demo. */
export interface TurmaDaDemo {
  /** place of its course among the company's */
  curso: number
  descricao: string
  instrutor: string
  instituicao: string
  dataPrevIni: string
  dias: number
  turno: 'D' | 'M' | 'T' | 'N'
  custo: number
  gente: number
  realizada: boolean
}
