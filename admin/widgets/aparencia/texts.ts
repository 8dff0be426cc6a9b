export const aparenciaTexts = {
  title: 'Prévia',
  text: 'Assim ficam as telas com estas cores. Elas passam a valer quando você salvar.',
  sample: { light: 'Prévia das telas em modo claro', dark: 'Prévia das telas em modo escuro' },
  modes: { light: 'Modo claro', dark: 'Modo escuro' },
  menu: 'Início',
  chosen: 'Empresas',
  button: 'Salvar',
  link: 'Abrir registro',
  second: 'Destaque',
  onButton: (ratio: string) => `O texto dos botões é legível (${ratio}:1).`,
  asLink: (ratio: string) => `Links usam a própria cor (${ratio}:1).`,
  shaded: {
    light: (ratio: string) => `A cor é clara demais para texto: os links usam um tom mais escuro (${ratio}:1).`,
    dark: (ratio: string) => `A cor é escura demais para texto: os links usam um tom mais claro (${ratio}:1).`,
  },
} as const
