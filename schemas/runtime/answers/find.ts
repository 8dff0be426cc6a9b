/** A record that answers a search over everything. GET /api/busca */
export interface Found {
  id: number
  rotulo: string
  /** what else tells it from others of its name */
  detalhes: string[]
}

/** What one register answers. */
export interface FoundGroup {
  /** 'gestao-talentos/talento' */
  cadastro: string
  titulo: string
  registros: Found[]
}
