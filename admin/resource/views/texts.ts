/** Texts of board and calendar. */
export const viewsTexts = {
  views: 'Visões da lista',
  lista: 'Lista',
  quadro: 'Quadro',
  calendario: 'Calendário',
  failed: 'Não foi possível carregar esta parte.',
  tooMany: 'Há mais de 1.000 registros neste período: mostramos os primeiros. Filtre para ver os demais.',
  rescheduled: (label: string, day: string) => `${label}: agora em ${day}.`,
} as const
