/** The register of all competences, above the registers of the three kinds. */
export const competenciaTexts = {
  kinds: 'Tipo de competência',
  all: 'Todas',
  count: (total: number) => `(${total.toLocaleString('pt-BR')})`,
} as const
