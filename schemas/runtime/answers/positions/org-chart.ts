/** An area in the organisation chart: `GET /api/cargo-salario/areas-organizacionais/organogramas`. */
export interface Caixa {
  id: number
  nome: string
  /** nearest visible ancestor */
  mae?: number
  responsavel?: string
  pessoas: number
  /** including sub-areas, hidden ones too */
  pessoasComAbaixo: number
  vagas: number
}

/** A talento in the chart of people: `GET /api/cargo-salario/areas-organizacionais/organogramas/pessoas`. */
export interface Pessoa {
  id: number
  nome: string
  cargo?: string
  area?: string
  foto?: string
  /** his gestor, when the session may read that talento */
  gestor?: number
}
