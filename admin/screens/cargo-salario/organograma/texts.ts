import { pluralText } from '#admin/i18n/words.ts'

export const organogramaTexts = {
  views: { areas: 'Áreas', pessoas: 'Pessoas' },
  view: 'O que mostrar',
  day: 'Em',
  search: 'Procurar no organograma',
  found: (at: number, all: number) => (all === 0 ? 'Nada encontrado' : `${at} de ${all}`),
  list: 'Em lista',
  zoomIn: 'Aumentar',
  zoomOut: 'Diminuir',
  print: 'Imprimir',
  onePage: 'Em uma página',
  manyPages: 'Em várias páginas',
  asList: 'Em lista',
  small: 'As caixas ficam muito pequenas.',
  pages: (n: number) => pluralText(n, '1 página', '% páginas'),
  paper: (title: string, empresa: string, dia: string) => `${title} · ${empresa} · ${dia}`,
  only: (name: string) => `Ver só ${name}`,
  all: 'Ver tudo',
  people: (own: number, all: number) =>
    own === all
      ? pluralText(own, '1 pessoa', '% pessoas')
      : `${pluralText(own, '1 pessoa', '% pessoas')}, ${all} com as de baixo`,
  vacancies: (count: number) => pluralText(count, '1 vaga aberta', '% vagas abertas'),
  nobody: 'Sem responsável',
  none: 'Nenhuma área aparece no organograma.',
  noPeople: 'Ninguém trabalha na empresa neste dia.',
}
