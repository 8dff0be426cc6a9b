/** Progress of questionnaires. */
export interface Participation {
  /** number of talentos who answer, or who are evaluated */
  pessoas: number
  copias: number
  respondidas: number
  /** begun but not submitted */
  iniciadas: number
}

/** Participation of one area; `area` null: talentos without an area. */
export interface AreaParticipation extends Participation {
  area: { id: number; nome: string } | null
  /** names from the root to the area */
  caminho?: string
}

/** GET {route}/{id}/participacao */
export interface ParticipationBoard {
  total: Participation
  areas: AreaParticipation[]
}

/** A talento with unsubmitted questionnaires. GET {route}/{id}/participacao/faltam */
export interface Owing {
  id: number
  nome: string
  faltam: number
  iniciadas: number
}
