/** Candidates of a request side by side. */
export const comparacaoTexts = {
  choose: 'Escolha a solicitação de pessoal cujas avaliações você quer comparar.',
  none: 'Nenhum candidato desta solicitação tem avaliações liberadas.',
  loadFailed: 'Não foi possível carregar a comparação.',
  complete: 'Todas as avaliações desta solicitação foram respondidas.',
  incomplete: 'Ainda há avaliações por responder: as médias podem mudar.',
  candidate: 'Candidato',
  step: 'Etapa',
  mean: 'Média',
  byModel: 'Performance por avaliação',
  byAspect: 'Performance por aspecto',
  print: 'Imprimir',
  region: 'Tabela de comparação',
} as const
