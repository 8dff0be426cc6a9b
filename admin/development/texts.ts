/** `npm run dev` */
export const developmentTexts = {
  mistake: 'Definição com erro: as anteriores continuam no ar',
} as const
