/** The form of a request whose vacancies exceed the limit of their position; the server's sentence stands before */
export const limiteCargoTexts = {
  told: 'A solicitação pode ser salva assim mesmo.',
  refused: 'A empresa não permite solicitações acima do limite.',
} as const

/** Below fields of a request whose selection has begun. */
export const mudancaTexts = {
  cargo:
    'Já há candidatos nesta solicitação. Com outro cargo, a aderência de cada um passa a ser medida pelo que este pede.',
  avaliacoes: 'Já há avaliações respondidas nesta solicitação. Elas ficam como estão.',
} as const
