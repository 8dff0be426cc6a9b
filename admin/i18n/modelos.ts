/** What the register of models and the pages of their questions say alike. */
export const modelosTexts = {
  models: 'Modelos de Avaliação',
  questions: 'Perguntas',
  print: 'Imprimir em branco',
  cloneIntro: 'Aspectos, perguntas, opções e condições vão junto. As respostas ficam.',
  candidates: 'Modelos de candidatos',
} as const
