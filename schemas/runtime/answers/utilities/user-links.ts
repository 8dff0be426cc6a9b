/** A user of the company not linked to a talento, with a proposal: `GET /api/utilitario/usuarios/vinculos`. */
export interface SemVinculo {
  usuario: { id: number; nome: string; email?: string }
  /** the talento with the same e-mail, if it is the only one */
  proposta?: { id: number; nome: string; area?: string }
}

/** Ids of a user and of his talento, in the body of `PUT /api/utilitario/usuarios/vinculos`. */
export interface Vinculo {
  usuario: number
  talento: number
}
