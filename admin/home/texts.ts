import { plural } from '#admin/i18n/words.ts'

export const homeTexts = {
  greeting: (nome: string) => `Olá, ${nome}`,
  shortcuts: 'Acesso rápido',
  shortcutsMostUsed: 'Mais usados por você',
  pendingTitle: 'Solicitações de pessoal aguardando análise',
  pendingNone: 'Nenhuma solicitação aguardando análise.',
  pendingAll: 'Ver todas',
  approvals: 'Aguardam a sua aprovação',
  approve: 'Aprovar',
  refuse: 'Reprovar',
  reason: 'Motivo',
  decided: (title: string) => `${title}: concluído com sucesso.`,
  until: (day: string) => `até ${day}`,
  lateSince: (day: string) => `prazo vencido em ${day}`,
  due: { title: 'O que vence', over: 'Vencidos', week: 'Vencem em 7 dias', month: 'Vencem em 30 dias' },
  vacancies: (n: number) => plural(n, '1 vaga', '% vagas'),
  noMenu: 'Seu perfil ainda não dá acesso a nenhuma tela. Procure quem administra os perfis na sua empresa.',
  bySituation: 'Solicitações por situação',
  situation: 'Situação',
  requests: 'Solicitações',
} as const
