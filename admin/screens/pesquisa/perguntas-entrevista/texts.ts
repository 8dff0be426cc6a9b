/** Models of exit interviews: their rows and the page of their questions. */
export const entrevistasTexts = {
  models: 'Entrevistas de Desligamento',
  questions: 'Perguntas',
  answer: 'Responder',
  inactive: 'O modelo está inativo.',
  noQuestions: 'O modelo ainda não tem perguntas.',
  print: 'Imprimir em branco',
  cloneIntro: 'Aspectos, perguntas, opções e condições vão junto. As respostas ficam.',
  whoTitle: 'Responder entrevista',
  who: 'Talento desligado',
  whoRequired: 'Talento é obrigatório',
  noneLeft: 'Ninguém que saiu nos últimos 90 dias está sem entrevista.',
  go: 'Continuar',
  loadFailed: 'Não foi possível carregar a lista de talentos.',
} as const
