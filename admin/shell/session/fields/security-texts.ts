import { pluralText } from '#admin/i18n/words.ts'

/** Texts about the user's own log-in. */
export const securityTexts = {
  confirmTitle: 'Confirme que é você',
  confirmText: 'Para a sua segurança, informe a sua senha para continuar. Ela vale para os próximos 15 minutos.',
  confirmAtProvider:
    'Para a sua segurança, confirme com a conta da empresa. Ela abre em outra aba; o que você começou continua aqui em seguida.',
  confirmSubmit: 'Confirmar',
  password: 'Senha',
  passwordRequired: 'Senha é obrigatória',
  notConfirmed: 'Nada foi feito: a senha não foi confirmada.',

  factorTitle: 'Ligue a verificação em duas etapas',
  factorDemanded: (nome: string) =>
    `${nome}, a sua empresa pede mais do que a senha para entrar. Ligue a verificação em duas etapas para continuar.`,
  steps: [
    'Instale no celular um aplicativo autenticador, como o Google Authenticator, o Microsoft Authenticator ou o Aegis.',
    'No aplicativo, adicione uma conta e leia o código abaixo com a câmera.',
    'Digite o código de 6 dígitos que o aplicativo mostra.',
  ],
  qr: 'Código QR para o aplicativo autenticador',
  noCamera: 'Não consegue ler? Digite esta chave no aplicativo:',
  code: 'Código de 6 dígitos',
  codeRequired: 'Código é obrigatório',
  appName: 'Nome do aplicativo ou aparelho',
  appNameHelp: 'Para você reconhecê-lo depois, por exemplo "Celular da empresa"',
  confirmApp: 'Ligar',
  starting: 'Preparando…',
  startAgain: 'Começar de novo',

  passkeyAbout:
    'Com uma chave de acesso (passkey) você entra com a digital, o rosto ou o PIN deste aparelho, ou com uma chave de segurança USB. Ela não pode ser adivinhada nem roubada por uma página falsa.',
  passkeyNameHelp: 'Para você reconhecê-la depois, por exemplo "Notebook da empresa"',
  makePasskey: 'Criar chave de acesso',
  passkeyInstead: 'Usar uma chave de acesso no lugar do aplicativo',
  appInstead: 'Usar um aplicativo autenticador',

  codesTitle: 'Guarde os códigos de recuperação',
  codesText:
    'Com um destes códigos você entra quando não tiver o aplicativo ou a chave de acesso. Cada um funciona uma única vez. Guarde-os fora do celular: eles não serão mostrados outra vez.',
  codes: 'Códigos de recuperação',
  copyCodes: 'Copiar',
  copied: 'Copiado',
  download: 'Baixar',
  fileName: 'codigos-de-recuperacao-prumo-rh.txt',
  codesKept: 'Guardei os códigos',

  codeStepTitle: 'Verificação em duas etapas',
  codeStep: 'Digite o código do seu aplicativo autenticador ou um código de recuperação.',
  passkeyStep: 'Confirme que é você com a sua chave de acesso.',
  passkeyUse: 'Usar chave de acesso',
  passkeyOrCode: 'Sem ela, digite o código do seu aplicativo autenticador ou um código de recuperação.',
  passkeyOrRecovery: 'Sem ela, digite um código de recuperação.',
  codeField: 'Código',
  remember: 'Não pedir novamente neste navegador por 30 dias',
  otherUser: 'Entrar com outro usuário',

  keysTitle: 'Senha alterada com sucesso.',
  keysText:
    'As outras sessões foram encerradas. Estas chaves de API continuam valendo; revogue as que você não reconhecer.',
  keysOpen: 'Ver minhas chaves',
  close: 'Fechar',

  undoTitle: 'Voltar ao e-mail anterior',
  undoText:
    'O e-mail do seu usuário foi alterado. Se não foi você, volte ao e-mail anterior: todas as sessões abertas serão encerradas.',
  undo: 'Voltar ao e-mail anterior',
  undone:
    'O seu usuário voltou ao e-mail anterior e as sessões foram encerradas. Crie agora uma nova senha: quem mudou o e-mail pode conhecer a atual.',
  undoneNext: 'Criar uma nova senha',
  noCode: 'Abra esta página pelo link que você recebeu por e-mail.',

  sessions: 'Sessões abertas',
  noSession: 'Nenhuma sessão aberta.',
  started: 'Entrou em',
  seen: 'Último uso',
  company: 'Empresa',
  device: 'Aparelho',
  address: 'Endereço',
  current: 'esta sessão',
  end: 'Encerrar',
  endOf: (start: string) => `Encerrar a sessão iniciada em ${start}`,
  endAll: 'Encerrar todas',
  endOthers: 'Encerrar as outras',
  ended: (count: number) => pluralText(count, 'Sessão encerrada.', '% sessões encerradas.'),
  noneEnded: 'Não havia outra sessão aberta.',
} as const
