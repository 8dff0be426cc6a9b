/** Words of the selection of candidates that several screens say. */
export const captacaoTexts = {
  printEvaluation: 'Imprimir avaliação',
  byAspect: 'Por aspecto',
  request: 'Solicitação de Pessoal',
  evaluationStates: { P: 'A responder', A: 'A corrigir', C: 'Concluída' },
  belowMinimum: 'Abaixo do mínimo',
  answerUntil: (quando: string) => `responder até ${quando}`,
  printCv: 'Imprimir Currículo',
  printRequest: 'Imprimir solicitação',
  newByCv: 'Novo pelo currículo',
  cvText: 'Texto do Currículo',
  score: 'Dar notas',
} as const
