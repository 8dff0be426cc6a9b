export const sessionTexts = {
  expiredTitle: 'Sessão expirada',
  expired: 'Sua sessão expirou. Deseja sair ou permanecer na página?',
  expiredHint: 'O que você digitou continua na tela. Entre novamente para continuar de onde parou.',
  leave: 'Sair',
  stay: 'Permanecer',
  again: 'Entrar novamente',
  notNow: 'Agora não',
  empresaTitle: 'Atenção! A empresa foi alterada em outra aba',
  discard: 'Descartar',
  keep: 'Manter',
  empresaBar: (aba: string, atual: string) =>
    `Esta aba mostra ${aba}, mas a empresa atual é ${atual}: nada pode ser salvo aqui até a aba voltar à sua empresa.`,
  otherEmpresa: 'outra',
  backTo: (nome: string) => `Voltar para ${nome}`,
  connectedTitle: 'Usuário Conectado',
  connected: (nome: string) => `Você está logado como ${nome}. Se não for você, faça login novamente.`,
  connectedHint: (nome: string) =>
    `Esta tela foi aberta por ${nome}. O que foi digitado nela não foi enviado; ao continuar, será descartado.`,
  continue: 'Continuar',
  loginAgain: 'Fazer login novamente',
  otherTitle: 'Outro usuário entrou',
  other: (novo: string, antigo: string) =>
    `Você entrou como ${novo}, mas esta tela é de ${antigo}. Nada do que foi digitado aqui foi enviado nem será enviado em nome de ${novo}.`,
  loginAs: (nome: string) => `Entrar como ${nome}`,
  discardAs: (nome: string) => `Descartar e continuar como ${nome}`,
  expiresSoon: (minutes: number) =>
    minutes <= 1
      ? 'Sua sessão expira em menos de 1 minuto por falta de uso.'
      : `Sua sessão expira em ${minutes} minutos por falta de uso.`,
  stayConnected: 'Continuar conectado',
  choose: (nome: string) => `Você está trabalhando em ${nome}`,
  chooseOther: 'Escolher outra empresa',
  chooseKeep: (nome: string) => `Continuar em ${nome}`,
  companies: 'Escolha da empresa',
} as const
