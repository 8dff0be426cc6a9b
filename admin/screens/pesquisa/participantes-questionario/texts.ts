import { pluralText } from '#admin/i18n/words.ts'

export const participantesTexts = {
  columns: { person: 'Talento', area: 'Área', state: 'Situação', when: 'Respondida em', actions: 'Ações' },
  search: 'Buscar talento',
  filter: 'Situação',
  filters: { T: 'Todos', R: 'Responderam', P: 'Começaram', N: 'Não responderam' },
  states: { N: 'Não respondida', P: 'Parcialmente respondida', R: 'Respondida' },
  people: 'Participantes',
  answerFor: 'Responder por',
  clear: 'Excluir respostas',
  clearOf: (name: string) => `Excluir respostas de ${name}`,
  clearQuestion: (count: number) =>
    count === 1
      ? 'As respostas serão excluídas, e a pessoa poderá responder de novo. Continuar?'
      : `As respostas de ${count} pessoas serão excluídas, e elas poderão responder de novo. Continuar?`,
  report: 'Relatório',
  reportFile: 'relatorio-questionario.pdf',
  clearAll: 'Excluir todas as respostas',
  clearAllQuestion: 'Tudo o que foi respondido será excluído, sem volta, e todos poderão responder de novo. Continuar?',
  addClass: 'Incluir talentos da turma',
  added: (count: number) =>
    count === 0
      ? 'Todos os talentos da turma já participam.'
      : `${pluralText(count, '1 participante incluído', '% participantes incluídos')}.`,
  choose: (name: string) => `Selecionar ${name}`,
  nobody: 'Ninguém participa deste questionário.',
  nobodyFound: 'Nenhum participante encontrado.',
  loadFailed: 'Não foi possível carregar os participantes.',
  anonymous: 'Pesquisa anônima: aqui se vê quem respondeu, nunca o quê.',
} as const
