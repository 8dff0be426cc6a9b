/** What was answered of an evaluation, for those who read results. */
export const resultadoTexts = {
  loadFailed: 'Não foi possível carregar a avaliação.',
  waits: 'A avaliação ainda não foi enviada: o resultado aparece aqui quando quem responde a enviar.',
  weight: (peso: number) => `peso ${peso}`,
} as const
