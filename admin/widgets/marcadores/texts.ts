/** Choosing markers for a text. */
export const marcadoresTexts = {
  insert: 'Inserir marcador',
  insertInto: (label: string) => `Marcador em ${label}`,
  search: 'Procurar campo',
  noneFound: 'Nenhum campo encontrado.',
  list: 'lista',
  more: 'Escreva parte do nome para achar os outros campos.',
  suggestions: 'Marcadores',
} as const
