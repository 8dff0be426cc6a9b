/** A talento of an audience, with position, area and establishment on its reference day. */
export interface AudienceMember {
  id: number
  nome: string
  cargo?: string
  areaOrganizacional?: string
  estabelecimento?: string
  /** added individually, not by the criteria */
  incluido: boolean
}

/** Size of an audience, and one page of its members. */
export interface AudiencePreview {
  total: number
  /** of these, how many have a login */
  comUsuario: number
  /** how many match the search */
  encontrados: number
  quem: AudienceMember[]
}
