export const ownDataTexts = {
  title: 'Atualizar Meus Dados',
  saved: 'Dados atualizados com sucesso.',
} as const
