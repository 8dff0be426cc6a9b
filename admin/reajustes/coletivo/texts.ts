import { pluralText } from '#admin/i18n/words.ts'

/** A collective adjustment (spec 2 §5 Realignment batch). */
export const coletivoTexts = {
  about: {
    C: 'Propõe um novo salário para os talentos que trabalham nas áreas e estabelecimentos escolhidos na data do planejamento. Quem já está no planejamento recebe a nova proposta no lugar da anterior.',
    F: 'Propõe um novo valor para as faixas salariais das áreas e estabelecimentos escolhidos. As pagas por um índice ficam de fora: sobem com ele.',
    I: 'Propõe um novo valor para os índices que pagam alguém nas áreas e estabelecimentos escolhidos.',
  },
  plan: 'Planejamento',
  noPlans: {
    C: 'Não há planejamento de talentos em elaboração.',
    F: 'Não há planejamento de faixas salariais em elaboração.',
    I: 'Não há planejamento de índices em elaboração.',
  },
  createPlan: 'Novo planejamento',
  scenario: 'Cenário',
  ownProposals: 'Propostas do planejamento',
  where: 'Quem entra',
  what: { C: 'Quem entra', F: 'O que entra', I: 'O que entra' },
  how: 'Reajuste',
  establishments: 'Estabelecimentos',
  allEstablishments: 'Todos os estabelecimentos',
  areas: 'Áreas Organizacionais',
  allAreas: 'Todas as áreas',
  positions: 'Cargos',
  bands: 'Faixas Salariais',
  indices: 'Índices',
  optional: 'Opcional: sem escolha, todos entram.',
  pending: {
    F: (n: number) =>
      pluralText(
        n,
        '1 faixa aguarda a confirmação da folha e só entra quando tiver valor.',
        '% faixas aguardam a confirmação da folha e só entram quando tiverem valor.',
      ),
    I: (n: number) =>
      pluralText(
        n,
        '1 índice aguarda a confirmação da folha e só entra quando tiver valor.',
        '% índices aguardam a confirmação da folha e só entram quando tiverem valor.',
      ),
  },
  by: 'Reajuste Por',
  byOptions: { 1: 'Percentual', 2: 'Valor' },
  percent: 'Valor do Dissídio',
  amount: 'Valor do Dissídio',
  base: 'Base',
  baseHelp:
    'Qual tipo de salário de hoje entra. Os outros sobem com a faixa ou o índice: ninguém é reajustado duas vezes.',
  baseOptions: { 1: 'Por cargo', 2: 'Por índice', 3: 'Por valor' },
  floor: 'Piso',
  ceiling: 'Teto',
  above: 'Valor acima do teto',
  limitsHelp:
    'Piso: ninguém fica com menos. Teto: quem recebe mais do que ele ganha o valor fixo no lugar do reajuste.',
  proportional: 'Proporcional à admissão',
  proportionalHelp: 'Doze avos por mês trabalhado até a data-base; um mês conta a partir de 15 dias.',
  baseDate: 'Data-base',
  note: 'Observação',
  submit: 'Aplicar reajuste ao planejamento',
  invalid: 'Preencha os campos indicados',
  loadFailed: 'Não foi possível carregar os planejamentos.',
  done: 'Reajuste coletivo proposto.',
  result: 'Resultado do reajuste coletivo',
  created: (n: number) => pluralText(n, '1 proposta criada', '% propostas criadas'),
  changed: (n: number) => pluralText(n, '1 proposta alterada', '% propostas alteradas'),
  none: 'Nada foi encontrado com esta escolha.',
  ignored: 'Ficaram como estão',
  ignoredLine: (motivo: string, n: number) => `${motivo}: ${n.toLocaleString('pt-BR')}`,
  refused: 'Recusados pelas regras',
  refusedLine: (nome: string, motivo: string) => `${nome}: ${motivo}`,
  show: 'Ver propostas do planejamento',
} as const
