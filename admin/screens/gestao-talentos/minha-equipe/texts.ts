import { pluralText } from '#admin/i18n/words.ts'

export const equipeTexts = {
  columns: { name: 'Nome', position: 'Cargo', area: 'Área', since: 'Admissão' },
  leads: 'Lidera',
  count: (people: number) => pluralText(people, '1 pessoa', '% pessoas'),
  place: 'Seu cargo',
  answersTo: 'Você responde a',
  nobody: 'Ninguém responde a você hoje.',
}
