/** Questionnaires answered and read in the admin, whoever's they are. */
export const responderTexts = {
  draft: 'Salvar rascunho',
  drafted: 'Rascunho salvo.',
  reload: 'Atualizar',
  note: 'Observação',
  total: 'Performance',
  adherence: 'Aderência às competências',
  came: (nome: string, percentual: string) => `${nome}: ${percentual}%`,
  ownMark: 'Nota do avaliador',
  byAspect: 'Por aspecto',
  passed: 'Atingiu o mínimo',
  failed: 'Abaixo do mínimo',
  minimum: (percentual: string) => `mínimo: ${percentual}%`,
  correction: 'Correção (%)',
  correctionOf: (ordem: number) => `Correção da pergunta ${ordem}, de 0 a 100`,
  saveCorrection: 'Salvar correção',
  corrected: 'Correção salva.',
} as const

/** Above a questionnaire that is answered or read. */
export const cabecaTexts = {
  states: { N: 'Não respondida', P: 'Parcialmente respondida', R: 'Respondida' },
  until: (dia: string) => `Responder até ${dia}`,
  answeredAt: (dia: string) => `Respondida em ${dia}`,
} as const

/** One of several that somebody answers. */
export const linhaTexts = {
  self: 'Autoavaliação',
  overdue: 'Prazo encerrado',
} as const

/** Papers of an answered questionnaire. */
export const papeisTexts = {
  print: 'Imprimir',
  sheet: 'Exportar para XLS',
  byAspect: 'Agrupar por aspecto',
  economic: 'Modo econômico',
} as const
