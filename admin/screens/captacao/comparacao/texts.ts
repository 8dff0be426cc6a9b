/** Candidates of a request side by side. */
export const comparacaoTexts = {
  choose: 'Escolha a solicitação de pessoal cujas avaliações você quer comparar.',
  none: 'Nenhum candidato desta solicitação tem avaliações liberadas.',
  loadFailed: 'Não foi possível carregar a comparação.',
  candidate: 'Candidato',
  step: 'Etapa',
  mean: 'Média',
  byModel: 'Performance por avaliação',
  byAspect: 'Performance por aspecto',
  print: 'Imprimir',
  region: 'Tabela de comparação',
} as const
