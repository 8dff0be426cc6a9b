/** How far questionnaires are that many people answer. */
export interface Participation {
  /** who answers, or is answered about */
  pessoas: number
  copias: number
  respondidas: number
  /** begun and not handed in */
  iniciadas: number
}

/** The same for those of one area; without an area, for those who have none. */
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

/** Somebody with questionnaires that nobody has handed in. GET {route}/{id}/participacao/faltam */
export interface Owing {
  id: number
  nome: string
  faltam: number
  iniciadas: number
}
