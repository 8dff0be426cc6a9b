/** A user of the company who is nobody there yet, and who he seems to be: `GET /api/utilitario/usuarios/vinculos`. */
export interface SemVinculo {
  usuario: { id: number; nome: string; email?: string }
  /** the talent with the same e-mail, when there is one alone */
  proposta?: { id: number; nome: string; area?: string }
}

/** Ids of a user and of the talent he is, in the body of `PUT /api/utilitario/usuarios/vinculos`. */
export interface Vinculo {
  usuario: number
  talento: number
}
