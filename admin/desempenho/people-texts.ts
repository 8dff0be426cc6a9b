import { pluralText } from '#admin/i18n/words.ts'

/** Texts of the talento picker. */
export const peopleTexts = {
  people: 'Quem será avaliado',
  establishments: 'Estabelecimentos',
  areas: 'Áreas Organizacionais',
  positions: 'Cargos',
  name: 'Nome',
  all: (count: number) =>
    `Selecionar ${count === 1 ? 'o talento encontrado' : `os ${count.toLocaleString('pt-BR')} encontrados`}`,
  shown: (count: number) =>
    `A lista mostra os ${count} primeiros; a seleção de todos vale também para os demais. Filtre para ver outros.`,
  most: (count: number) =>
    `Só os ${count.toLocaleString('pt-BR')} primeiros são encontrados de uma vez. Filtre para incluir os demais.`,
  chosen: (count: number) => pluralText(count, '1 selecionado', '% selecionados'),
  noPeople: 'Nenhum talento encontrado.',
  loadFailed: 'Não foi possível carregar os talentos.',
  noneRead: 'Lista de talentos indisponível',
} as const
