/** A box of the chart of areas: `GET /api/cargo-salario/areas-organizacionais/organogramas`. */
export interface Caixa {
  id: number
  nome: string
  /** the nearest box above it */
  mae?: number
  responsavel?: string
  pessoas: number
  /** with the areas below, hidden ones too */
  pessoasComAbaixo: number
  vagas: number
}

/** Somebody in the chart of people: `GET /api/cargo-salario/areas-organizacionais/organogramas/pessoas`. */
export interface Pessoa {
  id: number
  nome: string
  cargo?: string
  area?: string
  foto?: string
  /** whom he answers to, when the session sees that talent */
  gestor?: number
}
