/** Evaluations of classes: their rows and pages. */
export const avaliacoesTurmaTexts = {
  plural: 'Avaliações de Turma',
  questions: 'Perguntas',
  participants: 'Participantes',
  results: 'Resultados',
  print: 'Imprimir respostas',
  printOf: (title: string) => `Avaliação de turma - ${title}`,
  blank: 'Imprimir em branco para a turma',
  notYet: 'A avaliação ainda não foi liberada.',
  notClosed: 'Os resultados anônimos aparecem depois do encerramento.',
  noQuestions: 'A avaliação ainda não tem perguntas.',
} as const
