export const codigoEmUsoTexts = {
  taken: (codigo: string) => `O código ${codigo} já é de outro grupo AC desta empresa.`,
} as const
