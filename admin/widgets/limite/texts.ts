/** The form of a request whose vacancies exceed the limit of their position; the server's sentence stands before */
export const limiteCargoTexts = {
  told: 'A solicitação pode ser salva assim mesmo.',
  refused: 'A empresa não permite solicitações acima do limite.',
} as const
