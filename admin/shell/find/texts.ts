import { pluralText } from '#admin/i18n/words.ts'

export const findTexts = {
  open: 'Buscar em tudo (Ctrl + K)',
  title: 'Buscar em tudo',
  label: 'Buscar pessoas, vagas, cargos, telas…',
  recent: 'Abertos há pouco',
  often: 'Mais usados',
  screens: 'Telas',
  actions: 'Ações',
  create: (title: string, feminine: boolean) => `${feminine ? 'Nova' : 'Novo'}: ${title}`,
  found: (n: number) => pluralText(n, '1 resultado', '% resultados'),
  none: (text: string) => `Nada encontrado para “${text}”.`,
  hint: 'Digite um nome, parte dele, o código ou o CPF. Só aparece o que você pode ver.',
  failed: 'A busca não pôde ser feita. Tente novamente.',
  keys: '↑ ↓ percorrem · Enter abre · Esc fecha',
} as const
