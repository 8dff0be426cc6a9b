import { plural } from '#admin/i18n/words.ts'

/** 'Minha Segurança'. */
export const segurancaTexts = {
  password: 'Senha',
  passwordAbout: 'Use uma senha que só você conhece e que não serve em outro lugar.',
  passwordOfVendor: 'A sua senha é mantida na folha de pagamento e alterada lá.',
  changePassword: 'Alterar Minha Senha',

  factors: 'Verificação em duas etapas',
  on: 'Ligada',
  off: 'Desligada',
  factorsAbout:
    'Com ela, quem descobrir a sua senha não entra: além da senha é pedido um código do seu aplicativo autenticador.',
  add: 'Ligar aplicativo autenticador',
  addAnother: 'Ligar outro aplicativo',
  since: (dia: string) => `Ligado em ${dia}`,
  used: (quando: string) => `Último uso: ${quando}`,
  neverUsed: 'Ainda não usado',
  remove: 'Desligar',
  removeOf: (nome: string) => `Desligar ${nome}`,
  removeTitle: 'Desligar o aplicativo autenticador?',
  removeLast:
    'É o seu único aplicativo: você voltará a entrar só com a senha, e os códigos de recuperação deixarão de valer.',
  removeText: (nome: string) => `Os códigos de ${nome} deixarão de valer.`,
  removed: 'O aplicativo autenticador foi desligado.',
  added: 'O aplicativo autenticador foi ligado.',
  codesLeft: (n: number) =>
    n === 0
      ? 'Não resta nenhum código de recuperação.'
      : plural(n, 'Resta 1 código de recuperação.', 'Restam % códigos de recuperação.'),
  renew: 'Gerar outros códigos',
  renewTitle: 'Gerar outros códigos de recuperação?',
  renewText: 'Os códigos anteriores deixarão de valer.',
  renewConfirm: 'Gerar',

  sessions: 'Onde estou conectado',

  keys: 'Chaves para outros sistemas',
  keysInUse: (n: number) => (n === 0 ? 'Nenhuma chave em uso.' : plural(n, '1 chave em uso.', '% chaves em uso.')),
  keysOpen: 'Ver minhas chaves',
  loadFailed: 'Não foi possível carregar a verificação em duas etapas.',
} as const
