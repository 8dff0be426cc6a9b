import { pluralText } from '#admin/i18n/words.ts'

/** Texts of audiences. */
export const publicoTexts = {
  total: (total: number) => pluralText(total, '1 talento', '% talentos'),
  nobody: 'Nenhum talento',
  choose: 'Escolha ao menos um critério ou um talento.',
  counting: 'Contando…',
  comUsuario: (com: number, total: number) =>
    com === total
      ? 'todos com usuário no sistema'
      : pluralText(com, '1 com usuário no sistema', '% com usuário no sistema'),
  see: 'Ver quem',
  failed: 'Não foi possível contar o público agora.',
  title: 'Quem faz parte do público',
  search: 'Pesquisar por nome',
  found: (found: number) => pluralText(found, '1 encontrado', '% encontrados'),
  notFound: 'Ninguém do público tem este nome.',
  empty: 'Ninguém faz parte do público.',
  single: 'Incluído',
  leaveOut: 'Deixar de fora',
  leaveOutOf: (nome: string) => `Deixar de fora: ${nome}`,
  leftOut: (nome: string) => `${nome} ficou de fora.`,
} as const
