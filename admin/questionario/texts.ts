/** Texts of questionnaires answered and read in the admin. */
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

/** Texts of a line in a list of questionnaires to answer. */
export const linhaTexts = {
  self: 'Autoavaliação',
  overdue: 'Prazo encerrado',
} as const

/** Texts for printing an answered questionnaire. */
export const papeisTexts = {
  print: 'Imprimir',
  sheet: 'Exportar para XLS',
  byAspect: 'Agrupar por aspecto',
  economic: 'Modo econômico',
} as const
