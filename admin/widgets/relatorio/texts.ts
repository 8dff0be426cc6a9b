import { pluralText } from '#admin/i18n/words.ts'

/** Reports that are sent by e-mail. */
export const agendadosTexts = {
  chooseReport: 'Escolha primeiro o que enviar.',
  filters: (n: number) =>
    n === 0 ? 'Nenhum filtro além dos que já traz' : pluralText(n, '1 filtro definido', '% filtros definidos'),
  filtersHelp: 'Os mesmos da tela do relatório ou do painel. As datas são trocadas pelo período, quando houver um.',
  changeFilters: 'Alterar filtros',
  filtersOf: (title: string) => `Filtros de ${title}`,
  useFilters: 'Usar estes filtros',
} as const
