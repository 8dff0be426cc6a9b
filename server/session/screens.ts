/** A menu entry of a screen built by hand; those of registers and reports come from their definitions. */
export interface Screen {
  label: string
  /** path of the screen */
  url: string
  /** title of the menu group */
  group: string
  /** a group inside the group */
  subgroup?: string
  /** position among the group's entries, as in x-entity.menu.order */
  order: number
  icon?: string
  authority: string
}

export const screens: Screen[] = [
  {
    label: 'Agenda de Entrevistas',
    url: '/captacao/agenda-entrevistas',
    group: 'Captação',
    order: 63,
    icon: 'CalendarMonth',
    authority: 'ROLE_MOV_ENTREVISTA_VER',
  },
  {
    label: 'Quadro de Seleção',
    url: '/captacao/selecao',
    group: 'Captação',
    order: 61,
    icon: 'ViewKanban',
    authority: 'ROLE_MOV_CANDIDATO_SOLICITACAO_VER',
  },
  {
    label: 'Estatísticas de Preenchimento de Vagas',
    url: '/captacao/estatisticas-preenchimento-vaga',
    group: 'Captação',
    order: 62,
    icon: 'BarChart',
    authority: 'ROLE_REL_DURACAO_VAGA',
  },
  {
    label: 'Caixa de Saída',
    url: '/utilitario/caixa-saida',
    group: 'Utilitários',
    order: 41,
    icon: 'Outbox',
    authority: 'ROLE_VER_EMAIL',
  },
  {
    label: 'Histórico do Candidato',
    url: '/captacao/historico',
    group: 'Captação',
    order: 62,
    icon: 'History',
    authority: 'ROLE_MOV_CANDIDATO_SOLICITACAO_VER',
  },
  {
    label: 'Comparação de Candidatos',
    url: '/captacao/avaliacoes/comparacao',
    group: 'Captação',
    order: 93,
    icon: 'Compare',
    authority: 'ROLE_MOV_AVALIACAO_CANDIDATO_VER',
  },
  {
    label: 'Log',
    url: '/utilitario/log',
    group: 'Utilitários',
    order: 40,
    icon: 'History',
    authority: 'ROLE_VER_LOG',
  },
  {
    label: 'Chaves de API',
    url: '/utilitario/chaves-api',
    group: 'Utilitários',
    order: 43,
    icon: 'Key',
    authority: 'ROLE_CHAVES_API',
  },
  {
    label: 'Cópia de Cadastros',
    url: '/utilitario/copia-cadastro',
    group: 'Utilitários',
    order: 44,
    icon: 'CopyAll',
    authority: 'ROLE_COPIA_CADASTRO',
  },
  {
    label: 'Proteção de Dados (LGPD)',
    url: '/utilitario/lgpd',
    group: 'Utilitários',
    order: 42,
    icon: 'PrivacyTip',
    authority: 'ROLE_LGPD',
  },
  {
    label: 'Tarefas',
    url: '/utilitario/tarefas',
    group: 'Utilitários',
    order: 43,
    icon: 'Checklist',
    authority: 'LOGIN',
  },
  {
    label: 'Sobre',
    url: '/utilitario/sobre',
    group: 'Utilitários',
    order: 990,
    icon: 'Info',
    authority: 'LOGIN',
  },
  {
    label: 'Catálogo de Componentes',
    url: '/desenvolvedor/widgets',
    group: 'Utilitários',
    order: 900,
    icon: 'Widgets',
    authority: 'ROLE_DESENVOLVEDOR',
  },
]
