/** The start page and the news. */
import { plural } from './words.ts'

export const home = {
  greeting: (nome: string) => `Olá, ${nome}`,
  shortcuts: 'Acesso rápido',
  shortcutsMostUsed: 'Mais usados por você',
  pendingTitle: 'Solicitações de pessoal aguardando análise',
  pendingNone: 'Nenhuma solicitação aguardando análise.',
  pendingAll: 'Ver todas',
  vacancies: (n: number) => plural(n, '1 vaga', '% vagas'),
  noMenu: 'Seu perfil ainda não dá acesso a nenhuma tela. Procure quem administra os perfis na sua empresa.',
} as const

export const caixas = {
  handle: (titulo: string) => `Mover a caixa ${titulo}`,
  hint: 'Arraste para mover. Pelo teclado, pressione Espaço ou Enter, use as setas e pressione Espaço ou Enter para soltar, ou Esc para cancelar.',
  up: 'Mover para cima',
  down: 'Mover para baixo',
  left: 'Mover para a coluna da esquerda',
  right: 'Mover para a coluna da direita',
  position: { esquerda: 'coluna da esquerda', direita: 'coluna da direita' },
  lifted: (titulo: string, posicao: number, total: number, coluna: string) =>
    `Caixa ${titulo} pronta para mover: posição ${posicao} de ${total}, ${coluna}. Use as setas para mover, Espaço para soltar e Esc para cancelar.`,
  moved: (titulo: string, posicao: number, total: number, coluna: string) =>
    `Caixa ${titulo}: posição ${posicao} de ${total}, ${coluna}.`,
  dropped: (titulo: string, posicao: number, total: number, coluna: string) =>
    `Caixa ${titulo} solta na posição ${posicao} de ${total}, ${coluna}.`,
  cancelled: (titulo: string, posicao: number, total: number, coluna: string) =>
    `Movimento cancelado. Caixa ${titulo} na posição ${posicao} de ${total}, ${coluna}.`,
  edge: (titulo: string) => `A caixa ${titulo} não pode ir além nesta direção.`,
} as const

export const pendenciasAc = {
  title: 'Pendências com a Folha de Pagamento',
  ausencias: 'Ausências rejeitadas pelo eSocial',
  ausenciasHint: 'Somente leitura: a correção é feita na folha de pagamento.',
  outras: 'Outras pendências',
  pendencia: 'Pendência',
  detalhes: 'Detalhes',
  status: 'Status',
  actions: 'Ações',
  message: (pendencia: string) => `Mensagem da pendência ${pendencia}`,
  none: 'Nenhuma pendência com a folha de pagamento.',
  loadFailed: 'Não foi possível carregar as pendências.',
  remove: 'Excluir',
  removeOne: (pendencia: string) => `Excluir: ${pendencia}`,
  select: (pendencia: string) => `Selecionar: ${pendencia}`,
  selectAll: 'Selecionar todas as pendências que podem ser excluídas',
  forbidden: 'Você não tem permissão para remover esse item.',
  confirmTitle: 'Confirmação',
  confirm: 'Confirma exclusão?',
  removed: 'Pendencia(s) AC excluida(s) com sucesso.',
  failed: 'Não foi possível excluir a(s) pendência(s).',
  selected: (n: number) => plural(n, '1 pendência selecionada', '% pendências selecionadas'),
  showAll: (n: number) => `Mostrar todas (${n.toLocaleString('pt-BR')})`,
  showLess: 'Mostrar menos',
} as const

export const avisos = {
  title: 'Avisos do sistema',
  tipos: {
    NOVA_VERSAO: 'Nova versão disponível',
    REQUISITOS: 'Atualização obrigatória',
    AJUSTE_CADASTRO: 'Ajustes de cadastro',
  },
  links: {
    NOVA_VERSAO: 'Portal do cliente',
    REQUISITOS: 'Guia de atualização',
    AJUSTE_CADASTRO: 'Ajustar cadastro',
  },
  dismiss: (titulo: string) => `Dispensar o aviso: ${titulo}`,
} as const

export const noticias = {
  bell: 'Últimas Notícias',
  bellUnread: (n: number) => plural(n, 'Últimas Notícias: 1 não lida', 'Últimas Notícias: % não lidas'),
  title: 'Últimas Notícias',
  none: 'Nenhuma notícia no momento.',
  loadFailed: 'Não foi possível carregar as notícias.',
  unreadMark: 'Não lida',
  urgent: 'Urgente',
  important: 'Importante',
  normal: 'Normal',
  dialogTitle: 'Notícia',
  open: 'Abrir notícia',
  next: 'Próxima',
  count: (n: number, total: number) => `${n} de ${total}`,
} as const
