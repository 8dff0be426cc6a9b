/** A talent of an audience, as he stands on its day. */
export interface AudienceMember {
  id: number
  nome: string
  cargo?: string
  areaOrganizacional?: string
  estabelecimento?: string
  /** as a single one, not by the criteria */
  incluido: boolean
}

/** How many an audience holds, and a page of who. */
export interface AudiencePreview {
  total: number
  /** of these, who has a log-in */
  comUsuario: number
  /** how many of them the search finds */
  encontrados: number
  quem: AudienceMember[]
}
