import { pluralText } from '#admin/i18n/words.ts'

export const cargosTexts = {
  bands: 'Faixas salariais',
  history: 'Histórico salarial',
  values: 'Histórico de valores',
  activate: 'Ativar',
  deactivate: 'Inativar',
  activateText: (nome: string) => `O cargo ${nome} volta a ser oferecido onde se escolhe um cargo ativo.`,
  deactivateText: (nome: string) => `O cargo ${nome} continua com quem já está nele e deixa de ser um cargo ativo.`,
  activated: 'Cargo ativado com sucesso.',
  deactivated: 'Cargo inativado com sucesso.',
  hasBands: 'O cargo possui faixas salariais: transfira-as ou exclua-as antes.',
  noBands: 'O cargo não possui faixas salariais.',
  transfer: 'Transferir faixas salariais',
  transferButton: 'Transferir faixas',
  transferSubmit: 'Transferir',
  transferHelp: 'Os talentos que estão nas faixas vão com elas para o outro cargo.',
  from: 'Cargo de origem',
  to: 'Cargo de destino',
  which: 'Faixas a transferir',
  all: 'Todas',
  chooseFrom: 'Escolha o cargo de origem',
  chooseTo: 'Escolha o cargo de destino',
  chooseBands: 'Escolha ao menos uma faixa',
  loadingBands: 'Buscando as faixas…',
  transferred: (n: number) =>
    pluralText(n, 'Faixa salarial transferida com sucesso.', '% faixas salariais transferidas com sucesso.'),
  addAreas: 'Incluir áreas em cargos',
  addAreasSubmit: 'Incluir',
  addAreasHelp: 'As áreas escolhidas são incluídas em cada um dos cargos; as que eles já têm ficam.',
  positions: 'Cargos',
  areas: 'Áreas organizacionais',
  choosePositions: 'Escolha ao menos um cargo',
  chooseAreas: 'Escolha ao menos uma área organizacional',
  areasAdded: (n: number) =>
    n === 0
      ? 'Os cargos já tinham essas áreas.'
      : pluralText(n, 'Áreas incluídas em 1 cargo.', 'Áreas incluídas em % cargos.'),
  withoutAreas: (n: number) =>
    pluralText(n, '1 cargo não tem área organizacional.', '% cargos não têm área organizacional.'),
  noAreas:
    'Este cargo não tem área organizacional relacionada: escolha ao menos uma em Áreas Organizacionais Relacionadas.',
  full: (maximo: number) => `A empresa já tem o máximo de ${maximo} cargos.`,
  room: (cargos: number, maximo: number) => `A empresa usa ${cargos} de ${maximo} cargos.`,
  responsibilities: 'Responsabilidades',
  openDescription: 'Nenhuma descrição de responsabilidades está escrita: fica em aberto.',
  complement: 'Complemento',
  ofTalent: 'De um talento, em um dia',
  talent: 'Talento',
  day: 'Dia',
  sources: { ABERTA: 'Origem: em aberto', FUNCAO: 'Origem: função', CARGO: 'Origem: cargo' },
} as const
