/** Texts of `npm run dev`. */
export const developmentTexts = {
  mistake: 'Definição com erro: as anteriores continuam no ar',
  code: 'Erros de tipo no código do servidor',
} as const
