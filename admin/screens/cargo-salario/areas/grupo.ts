/** Areas for which nobody answers, below the area each group of them hangs on. */
export interface Grupo {
  areaMae?: { id: number; nome: string }
  areas: { id: number; nome: string }[]
}
