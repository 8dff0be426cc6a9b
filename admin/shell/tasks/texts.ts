import { pluralText } from '#admin/i18n/words.ts'

/** Texts of the task indicator. */
export const tasksTexts = {
  running: (n: number) => pluralText(n, 'Tarefas: 1 em andamento', 'Tarefas: % em andamento'),
  idle: 'Tarefas',
  done: (titulo: string) => `${titulo}: concluída. O resultado está em Tarefas.`,
  failed: (titulo: string, mensagem: string) => `${titulo}: não concluída. ${mensagem}`,
} as const
