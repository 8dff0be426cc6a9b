import { pluralText } from '#admin/i18n/words.ts'

export const tarefasTexts = {
  moment: { A: 'Admissão', D: 'Desligamento' },
  others: 'Outras tarefas',
  done: (feitas: number, todas: number) => `${feitas} de ${pluralText(todas, '1 tarefa', '% tarefas')}`,
  add: 'Nova tarefa',
  loadFailed: 'Não foi possível carregar as tarefas.',
  conclude: 'Concluir',
  concludeOf: (titulo: string) => `Concluir: ${titulo}`,
  concluded: (titulo: string) => `Tarefa concluída: ${titulo}.`,
  until: (day: string) => `até ${day}`,
  today: 'vence hoje',
  late: (days: number) => pluralText(days, 'atrasada 1 dia', 'atrasada % dias'),
  closedOn: { F: (day: string) => `feita em ${day}`, N: (day: string) => `dispensada em ${day}` },
} as const
