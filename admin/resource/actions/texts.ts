export const cloneTexts = {
  title: 'Clonar',
  companies: 'Empresas',
  companiesFailed: 'Não foi possível carregar as empresas: a cópia fica nesta.',
  choose: 'Marque ao menos uma empresa.',
  done: (n: number) => (n === 1 ? 'Clonado com sucesso.' : `Clonado em ${n} empresas.`),
} as const
