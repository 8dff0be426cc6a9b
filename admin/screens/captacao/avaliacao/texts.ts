/** Evaluations of candidates: answering, result, release. */
export const avaliacaoTexts = {
  answer: 'Responder',
  result: 'Ver respostas e resultado',
  printed: (nome: string) => `Avaliação de ${nome}.pdf`,
  expired: 'Prazo encerrado',
  expiredShort: 'Expirada',
  loadFailed: 'Não foi possível carregar a avaliação.',
  candidate: 'Candidato',
  answeredAt: (quando: string) => `respondida em ${quando}`,
  waitsForCandidate:
    'O candidato responde esta avaliação no portal. As respostas aparecem aqui quando ele as entregar.',
  expiredHint: 'O prazo terminou. Dê uma nova expiração na lista de avaliações para que ela possa ser respondida.',
  finish: 'Concluir avaliação',
  finished: 'Avaliação concluída.',
} as const
