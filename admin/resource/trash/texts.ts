import { pluralText } from '#admin/i18n/words.ts'

/** Texts of a register's bin. */
export const excluidosTexts = {
  title: (plural: string) => `${plural}: excluídos`,
  intro: 'O que foi excluído pode ser restaurado por 30 dias; depois é apagado definitivamente.',
  search: 'Pesquisar pelo nome',
  none: 'Nenhum registro excluído',
  noneText: 'O que for excluído aparece aqui por 30 dias.',
  noneFound: 'Nenhum registro excluído com este nome',
  columns: { record: 'Registro', when: 'Excluído em', by: 'Excluído por', until: 'Será apagado em', actions: 'Ações' },
  code: (id: number) => `código ${id}`,
  view: (label: string) => `Ver ${label}`,
  restore: 'Restaurar',
  restoreOne: (label: string) => `Restaurar ${label}`,
  restored: (label: string) => `"${label}" foi restaurado.`,
  restoreTitle: 'Restaurar este registro?',
  restoreText: (label: string) => `"${label}" volta como era, com seus itens e arquivos.`,
  erase: 'Apagar definitivamente',
  eraseTitle: 'Apagar definitivamente?',
  eraseText: (label: string) => `"${label}" não poderá mais ser restaurado. Esta ação não pode ser desfeita.`,
  erased: 'Registro apagado definitivamente.',
  detail: 'Registro excluído',
  empty: 'O registro não tinha outros dados.',
  items: (n: number) => pluralText(n, '1 item', '% itens'),
  open: 'Abrir o registro',
  fromLog: 'Ver entre os excluídos',
} as const
