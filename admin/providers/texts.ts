import { product } from '#admin/i18n/words.ts'

/** What the session itself says. */
export const connectionTexts = {
  empresaText: `Não é possível utilizar abas com empresas diferentes no ${product}.`,
  connectedUnknown: 'Outro usuário está logado neste navegador. Se não for você, faça login novamente.',
} as const
