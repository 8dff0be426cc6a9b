export const questionariosTexts = {
  questionnaires: 'Questionários',
  questions: 'Perguntas',
  print: 'Imprimir em branco',
} as const
