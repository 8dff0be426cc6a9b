import { papelTexts } from '#admin/desempenho/texts.ts'
import { pluralText } from '#admin/i18n/words.ts'

export const participantesTexts = {
  cycle: 'Avaliação de Desempenho',
  choose: 'Escolha a avaliação de desempenho para ver e mudar seus participantes.',
  none: 'Esta avaliação ainda não tem participantes. Adicione quem será avaliado; os avaliadores podem vir da hierarquia.',
  anonymous:
    'Avaliação anônima: ninguém sabe o que cada liderado, par ou avaliador respondeu. Inclua ao menos dois avaliados para um avaliador, ou dois avaliadores para um avaliado.',
  noneFound: 'Nenhum participante com este nome.',
  loadFailed: 'Não foi possível carregar os participantes.',
  evaluatorsFailed: 'Não foi possível carregar os avaliadores.',
  search: 'Buscar avaliado',
  add: 'Adicionar participantes',
  addFor: (count: number) => `Completar ${pluralText(count, '1 avaliado', '% avaliados')}`,
  evaluated: 'Avaliados',
  evaluator: 'Avaliador',
  noEvaluator: 'Sem avaliador',
  chosen: (count: number) => pluralText(count, '1 selecionado', '% selecionados'),
  evaluators: 'Avaliadores que se adicionam',
  options: {
    geraAutoavaliacao: 'Gerar autoavaliação',
    preencheAvaliadosLideres: 'Preencher com líderes',
    preencheAvaliadosLiderados: 'Preencher com liderados',
    preencheAvaliadosPares: 'Preencher com pares',
  },
  roles: papelTexts,
  states: { N: 'não respondida', P: 'parcialmente respondida', R: 'respondida' },
  role: 'Papel',
  addEvaluator: 'Adicionar avaliador',
  addEvaluatorFor: (name: string) => `Adicionar avaliador de ${name}`,
  added: 'Avaliador adicionado com sucesso!',
  removeOne: (name: string, role: string) => `Remover ${name} (${role})`,
  removed: 'Participante removido com sucesso!',
  removeEvaluated: 'Remover avaliados',
  removeEvaluators: 'Remover avaliadores',
  removeEvaluatedQuestion: (count: number) =>
    `${pluralText(count, '1 avaliado será removido', '% avaliados serão removidos')} com seus avaliadores. Quem já recebeu respostas permanece. Continuar?`,
  remove: 'Remover',
  removeHow: 'Quem for selecionado deixa de avaliar nesta avaliação. Quem já respondeu permanece.',
  searchEvaluator: 'Buscar avaliador',
  noEvaluators: 'Esta avaliação ainda não tem avaliadores.',
  evaluates: (people: number, done: number, all: number) =>
    [
      pluralText(people, 'avalia 1 pessoa', 'avalia % pessoas'),
      ...(all > 0 ? [`${done} de ${all} respondidas`] : []),
    ].join(' · '),
  drawn: (drawn: number, all: number) => `Mostrando ${drawn} de ${all}`,
  more: 'Mostrar mais',
  answered: (done: number, all: number) => `${done} de ${all} respondidas`,
  select: (name: string) => `Selecionar ${name}`,
  selectAll: 'Selecionar todos',
  save: 'Adicionar',
} as const
