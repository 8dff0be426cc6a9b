import { pluralText } from '#admin/i18n/words.ts'

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
    'Com ela, quem descobrir a sua senha não entra: além da senha é pedido um código do seu aplicativo autenticador ou a sua chave de acesso.',
  addApp: 'Ligar aplicativo autenticador',
  app: 'Aplicativo',
  passkey: 'Chave de acesso',
  since: (dia: string) => `ligada em ${dia}`,
  used: (quando: string) => `último uso: ${quando}`,
  neverUsed: 'ainda não usada',
  remove: 'Desligar',
  removeOf: (nome: string) => `Desligar ${nome}`,
  removeTitle: 'Desligar o aplicativo autenticador?',
  removeLast:
    'É a sua única verificação além da senha: você voltará a entrar só com a senha, e os códigos de recuperação deixarão de valer.',
  removeText: (nome: string) => `Os códigos de ${nome} deixarão de valer.`,
  removePasskeyTitle: 'Desligar a chave de acesso?',
  removePasskeyText: 'Ela deixará de ser aceita. Apague-a também no aparelho, se ele a guardou.',
  passkeyAdded: 'A chave de acesso foi criada.',
  passkeyRemoved: 'A chave de acesso foi desligada.',
  removed: 'O aplicativo autenticador foi desligado.',
  added: 'O aplicativo autenticador foi ligado.',
  codesLeft: (n: number) =>
    n === 0
      ? 'Não resta nenhum código de recuperação.'
      : pluralText(n, 'Resta 1 código de recuperação.', 'Restam % códigos de recuperação.'),
  renew: 'Gerar outros códigos',
  renewTitle: 'Gerar outros códigos de recuperação?',
  renewText: 'Os códigos anteriores deixarão de valer.',
  renewConfirm: 'Gerar',

  sessions: 'Onde estou conectado',

  keys: 'Chaves para outros sistemas',
  keysInUse: (n: number) => (n === 0 ? 'Nenhuma chave em uso.' : pluralText(n, '1 chave em uso.', '% chaves em uso.')),
  keysOpen: 'Ver minhas chaves',
  loadFailed: 'Não foi possível carregar a verificação em duas etapas.',
} as const
