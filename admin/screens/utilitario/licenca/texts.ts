import type { MigrationStatus } from '#schemas/runtime/answers/utilities/licence.ts'

export const licenceTexts = {
  backToLogin: 'Voltar para o login',
  backHome: 'Voltar para o início',
  failed: 'Não foi possível carregar os dados da licença.',

  data: 'Dados da licença',
  razaoSocial: 'Razão Social',
  cpf: 'CPF',
  cnpj: 'CNPJ',
  place: 'Local',
  issued: 'Data de Expedição',
  expires: 'Data de Expiração',
  serial: 'Número de Série',
  authenticator: 'Autenticador',
  version: (remprot: boolean) => (remprot ? '1.0' : '2.0'),
  missing: '—',
  reload: 'Recarregar dados',
  migration: 'Ver status da migração',
  reloaded: 'Os dados da licença foram recarregados.',
  ticketWaits: 'O ticket ainda não foi informado no portal do cliente.',
  notBlocked: 'Sem uma licença ativa nada fica bloqueado.',

  ticket: 'Número do Ticket',
  noTicket: 'Nenhum ticket foi gerado.',
  generate: 'Gerar Ticket',
  generated: 'Novo ticket gerado. Informe-o no portal do cliente.',
  onlyInside: 'Quem administra a instalação vê o ticket e gera outro.',
  confirmTitle: 'Gerar outro ticket?',
  confirmText: 'Já existe um CNPJ/CPF nesta licença. Gerar um novo ticket apaga os dados da licença existente.',
  confirm: 'Apagar e gerar ticket',

  howTo: 'Nova instalação',
  steps: [
    'Clique em Gerar Ticket.',
    'Entre no portal do cliente.',
    'No gerenciamento de licenças, digite o número do ticket.',
    'Volte a esta página e clique em Recarregar dados.',
    'Em caso de dúvida, entre em contato com o suporte.',
  ],
  portal: 'Portal do cliente',

  number: 'CNPJ/CPF',
  numberHelp: 'Como está no gerenciamento de licenças do portal do cliente.',
  wrongNumber: 'Insira um CNPJ/CPF igual ao utilizado do gerenciamento de licenças do portal do cliente.',
  numberInside: 'O CNPJ/CPF da licença aguarda correção. Entre no sistema com um usuário que administra a instalação.',
  numberOpen: 'O CNPJ/CPF de uma licença em nuvem pode ser alterado.',
  edit: 'Editar',
  rectify: 'Retificar',
  rectified: 'O CNPJ/CPF da licença foi enviado.',
  warning: 'ATENÇÃO!',
  warningText: 'O CNPJ/CPF informado deve ser igual ao utilizado no gerenciamento de licenças do portal do cliente.',
  understood: 'Entendido',
} as const

export const migrationTexts = {
  title: 'Status da Migração da Licença',
  none: 'Modo Demonstração. Reinicie o sistema.',
  noneHelp:
    'O sistema ainda não conhece um autenticador. O administrador do servidor informa AUTENTICADOR_URL e AUTENTICADOR_CHAVE e reinicia o sistema.',
  done: 'Concluído',
  pending: 'Pendente',
  steps: [
    { title: 'CNPJ/CPF identificado', waits: 'Aguardando correção pelo usuário' },
    { title: 'Conexão com o autenticador', waits: 'Aguardando conexão' },
    { title: 'Registro da instalação', waits: 'Aguardando registro' },
    { title: 'Licença migrada', waits: 'Aguardando liberação do fornecedor' },
  ],
} as const

/** Message after reloading, beside the label. */
export const reloadedText = (status: MigrationStatus | undefined): string =>
  status === 'NovaInstalacao' ? licenceTexts.ticketWaits : licenceTexts.reloaded
