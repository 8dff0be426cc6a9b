import { pluralText } from '#admin/i18n/words.ts'

export const cotasTexts = {
  loadFailed: 'Não foi possível calcular as cotas.',
  about: 'Todos os estabelecimentos da empresa. A previsão conta com as admissões e os desligamentos já lançados.',
  disabled: {
    title: 'Pessoas com deficiência e reabilitados',
    law: '2 % de 100 a 200 empregados, 3 % até 500, 4 % até 1.000 e 5 % acima (Lei 8.213/1991, art. 93).',
    of: (n: number) => pluralText(n, 'de 1 empregado', 'de % empregados'),
    see: 'Ver talentos',
  },
  apprentices: {
    title: 'Aprendizes',
    law: 'De 5 % a 15 % de quem ocupa função que pede formação profissional (CLT, art. 429).',
    of: (n: number) => pluralText(n, 'de 1 na base de cálculo', 'de % na base de cálculo'),
    see: 'Ver base de cálculo',
  },
  required: (n: number) => pluralText(n, 'exigido: 1', 'exigidos: %'),
  range: (minimo: number, maximo: number) => `de ${minimo} a ${Math.max(minimo, maximo)}`,
  missing: (n: number) => pluralText(n, 'Falta 1', 'Faltam %'),
  above: (n: number) => pluralText(n, '1 acima do máximo', '% acima do máximo'),
  met: 'Cota cumprida',
  none: 'A empresa não tem cota a cumprir',
  forecast: 'Previsão',
  columns: {
    day: 'Em',
    employees: 'Empregados',
    disabled: 'PCD',
    required: 'Exigidos',
    base: 'Base de aprendizes',
    apprentices: 'Aprendizes',
    least: 'Mínimo',
  },
  today: 'Hoje',
} as const
