/** Answering an evaluation. */
export const respostasTexts = {
  which: 'Escolha na lista a avaliação que você quer responder.',
  loadFailed: 'Não foi possível carregar a avaliação.',
  finish: 'Enviar respostas',
  finished: 'Respostas enviadas.',
  print: 'Imprimir em branco',
  printed: (titulo: string) => `${titulo}.pdf`,
} as const
