/** Logging in, the end of a session, other tabs, the own account. */
import { product } from './words.ts'

export const login = {
  title: 'Entrar',
  usuario: 'Usuário',
  senha: 'Senha',
  submit: 'Entrar',
  submitting: 'Entrando…',
  usuarioRequired: 'Usuário é obrigatório',
  senhaRequired: 'Senha é obrigatória',
  welcome: 'Bem-vindo de volta',
  subtitle: 'Use o usuário e a senha da sua empresa.',
  headline: 'Pessoas no prumo, do recrutamento ao desenvolvimento.',
  pitch:
    'Recrutamento, cargos e salários, avaliação de desempenho, treinamentos e segurança do trabalho em um só lugar.',
  failed: 'Não foi possível verificar quem está conectado.',
  version: (versao: string) => `Versão ${versao}`,
  candidates: 'É candidato? Acesse as vagas abertas',
} as const

export const session = {
  expiredTitle: 'Sessão expirada',
  expired: 'Sua sessão expirou. Deseja sair ou permanecer na página?',
  expiredHint: 'O que você digitou continua na tela. Entre novamente para continuar de onde parou.',
  leave: 'Sair',
  stay: 'Permanecer',
  again: 'Entrar novamente',
  notNow: 'Agora não',
  empresaTitle: 'Atenção! A empresa foi alterada em outra aba',
  empresaText: `Não é possível utilizar abas com empresas diferentes no ${product}.`,
  discard: 'Descartar',
  keep: 'Manter',
  empresaBar: (aba: string, atual: string) =>
    `Esta aba mostra ${aba}, mas a empresa atual é ${atual}: nada pode ser salvo aqui até a aba voltar à sua empresa.`,
  otherEmpresa: 'outra',
  backTo: (nome: string) => `Voltar para ${nome}`,
  connectedTitle: 'Usuário Conectado',
  connected: (nome: string) => `Você está logado como ${nome}. Se não for você, faça login novamente.`,
  connectedUnknown: 'Outro usuário está logado neste navegador. Se não for você, faça login novamente.',
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

export const password = {
  title: 'Alterar Minha Senha',
  senha: 'Senha atual',
  novaSenha: 'Nova senha',
  confNovaSenha: 'Confirmação da nova senha',
  required: {
    senha: 'Senha atual é obrigatória',
    novaSenha: 'Nova senha é obrigatória',
    confNovaSenha: 'Confirmação da nova senha é obrigatória',
  },
  mismatch: 'A senha não foi confirmada corretamente. Por favor, confira.',
  done: 'Senha alterada com sucesso.',
  chosenAgain: 'A pessoa escolhe outra no próximo acesso.',
  rulesTitle: 'A nova senha deve ter',
  rules: {
    length: 'No mínimo 8 caracteres',
    variety: 'Ao menos 3 caracteres diferentes',
    names: 'Algo diferente do seu nome e do seu usuário',
    other: 'Algo diferente da senha atual',
  },
  met: (rule: string) => `Cumprido: ${rule}`,
  open: (rule: string) => `Falta: ${rule}`,
  firstTitle: 'Escolha uma nova senha',
  firstText: (nome: string) =>
    `${nome}, um administrador definiu a sua senha ou pediu que ela seja trocada. Antes de continuar, escolha uma que só você conheça.`,
  firstHint: 'O que você digitou continua na tela e segue assim que a nova senha for salva.',
  firstSubmit: 'Salvar e continuar',
} as const

export const ownData = {
  saved: 'Dados atualizados com sucesso.',
} as const

export const sessions = {
  title: 'Sessões abertas',
  none: 'Nenhuma sessão aberta.',
  started: 'Entrou em',
  seen: 'Último uso',
  company: 'Empresa',
  address: 'Endereço',
  current: 'esta sessão',
  end: 'Encerrar',
  endOf: (start: string) => `Encerrar a sessão iniciada em ${start}`,
  endAll: 'Encerrar todas',
  ended: (count: number) => (count === 1 ? 'Sessão encerrada.' : `${count} sessões encerradas.`),
  noneEnded: 'Não havia outra sessão aberta.',
} as const

/** The dialog of the company's terms (spec 1 §2.3, spec 3 §4). */
export const terms = {
  title: 'Termos de Privacidade e Política de Segurança',
  intro: (empresa: string) => `Leia e aceite os termos de ${empresa} para continuar.`,
  accept: 'Li e aceito os termos',
  goOn: 'Continuar',
} as const
