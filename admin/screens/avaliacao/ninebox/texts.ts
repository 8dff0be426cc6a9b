const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** Above the form of a Nine Box — spec 2 §5, R-NINE-01 */
export const nineboxFormTexts = {
  title: 'Alerta',
  missing: (campos: string[]) =>
    campos.length === 1
      ? `O campo de ${campos[0]} é obrigatório.`
      : `Os campos de ${list.format(campos)} são obrigatórios.`,
  taken: (dia: string) => `Já existe uma configuração do Nine Box em ${dia}.`,
} as const
