import { plural } from '#admin/i18n/words.ts'

export const ocorrenciasTexts = {
  from: 'De',
  to: 'Até',
  areas: 'Áreas organizacionais',
  establishments: 'Estabelecimentos',
  positions: 'Cargos',
  rows: 'Mostrar',
  clear: 'Limpar filtros',
  columns: {
    date: 'Data',
    talent: 'Talento',
    type: 'Ocorrência',
    points: 'Pontos',
    where: 'Onde trabalhava',
    measure: 'Providência',
  },
  pointsOf: (n: number) => (Math.abs(n) === 1 ? `${n} ponto` : `${n} pontos`),
  noMeasure: 'Nenhuma',
  measureOf: (type: string, name: string) => `Providência: ${type}, ${name}`,
  changed: 'Providência alterada com sucesso.',
  until: (from: string, to: string) => `${from} a ${to}`,
  fromPayroll: 'Folha',
  found: (n: number) => plural(n, '1 ocorrência no período', '% ocorrências no período'),
  cut: (shown: number) => `, as ${shown} mais recentes abaixo`,
  none: 'Nenhuma ocorrência no período.',
  order: 'A data final não pode ser anterior à inicial.',
} as const
