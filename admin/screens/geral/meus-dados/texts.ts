export const ownDataTexts = {
  saved: 'Dados atualizados com sucesso.',
} as const
