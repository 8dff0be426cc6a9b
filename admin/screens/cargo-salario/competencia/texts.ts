/** The register of all competences, over those of the three kinds. */
export const competenciaTexts = {
  kinds: 'Tipo de competência',
  all: 'Todas',
  count: (total: number) => `(${total.toLocaleString('pt-BR')})`,
} as const
