export const areasPermitidasTexts = {
  first: 'Escolha primeiro a empresa.',
} as const
