import { plural } from '#admin/i18n/words.ts'

export const homeTexts = {
  greeting: (nome: string) => `Olá, ${nome}`,
  shortcuts: 'Acesso rápido',
  shortcutsMostUsed: 'Mais usados por você',
  pendingTitle: 'Solicitações de pessoal aguardando análise',
  pendingNone: 'Nenhuma solicitação aguardando análise.',
  pendingAll: 'Ver todas',
  vacancies: (n: number) => plural(n, '1 vaga', '% vagas'),
  noMenu: 'Seu perfil ainda não dá acesso a nenhuma tela. Procure quem administra os perfis na sua empresa.',
  bySituation: 'Solicitações por situação',
  situation: 'Situação',
  requests: 'Solicitações',
} as const
