import { product } from '#admin/i18n/words.ts'

/** Texts of the session. */
export const connectionTexts = {
  empresaText: `Não é possível utilizar abas com empresas diferentes no ${product}.`,
  connectedUnknown: 'Outro usuário está logado neste navegador. Se não for você, faça login novamente.',
  passkeyKnown: 'Este aparelho já é uma das suas chaves de acesso.',
  passkeyElsewhere:
    'As chaves de acesso só funcionam no endereço em que o sistema foi instalado. Abra-o por esse endereço e tente de novo.',
  passkeyGivenUp: 'A chave de acesso não foi usada: a janela foi fechada ou o tempo acabou. Tente de novo.',
} as const
