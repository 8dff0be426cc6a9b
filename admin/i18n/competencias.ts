/** Words about competences that several screens say. */
export const competenciasTexts = {
  /** headings of the three kinds, in their order */
  kinds: [
    ['C', 'Conhecimentos'],
    ['H', 'Habilidades'],
    ['A', 'Atitudes'],
  ] as const,
  competence: 'Competência',
  weight: 'Peso',
  level: 'Nível',
  levelWeight: 'Peso do nível',
  minimum: 'Percentual mínimo',
  levels: 'Níveis de competência',
  since: 'A partir de',
  remove: (nome: string) => `Remover ${nome}`,
  save: 'Salvar',
  percent: (value: number) => `${value.toLocaleString('pt-BR', { maximumFractionDigits: 2 })}%`,
  noMinimum: 'As faixas não informam percentual mínimo: a configuração vigente não o considera.',
} as const
