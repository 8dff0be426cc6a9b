export const empresasTexts = {
  dados: 'Dados',
  other: (nome: string) =>
    `Você está trabalhando em outra empresa. As configurações de ${nome} podem ser alteradas aqui; para trocar o logotipo, torne-a a empresa atual.`,
} as const
