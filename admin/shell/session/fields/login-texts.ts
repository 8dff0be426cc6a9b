export const loginTexts = {
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
  forgotten: 'Esqueci a minha senha',
  candidates: 'É candidato? Acesse as vagas abertas',
  or: 'ou',
  passkey: 'Entrar com chave de acesso',
  refusals: {
    DESCONHECIDO: 'Não há um usuário ativo para a sua conta. Fale com quem administra os usuários da sua empresa.',
    OUTRA_PESSOA:
      'O seu usuário já está ligado a outra conta da empresa. Fale com quem administra os usuários da sua empresa.',
    OUTRAS_EMPRESAS: 'Você trabalha em empresas que não usam esta conta. Entre com o seu usuário e a sua senha.',
    VENCIDO: 'O tempo para entrar acabou, ou a entrada começou em outro navegador. Tente de novo.',
    RECUSADO: 'A entrada com a conta da empresa não foi aceita. Tente de novo.',
    FORA: 'Não foi possível falar com o serviço de contas da empresa. Tente de novo em alguns minutos.',
  } as Record<string, string>,
} as const

export const passwordTexts = {
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
    length: 'No mínimo 10 caracteres',
    variety: 'Ao menos 3 caracteres diferentes',
    names: 'Algo diferente do seu nome e do seu usuário',
    other: 'Algo diferente da senha atual',
  },
  common:
    'Senhas muito usadas e palavras comuns seguidas de números são recusadas. Três ou quatro palavras quaisquer são uma boa senha.',
  met: (rule: string) => `Cumprido: ${rule}`,
  open: (rule: string) => `Falta: ${rule}`,
  firstTitle: 'Escolha uma nova senha',
  firstText: (nome: string) =>
    `${nome}, um administrador definiu a sua senha ou pediu que ela seja trocada. Antes de continuar, escolha uma que só você conheça.`,
  firstHint: 'O que você digitou continua na tela e segue assim que a nova senha for salva.',
  firstSubmit: 'Salvar e continuar',
} as const

/** Texts of /recuperar-senha: request of the link, new password. */
export const recoveryTexts = {
  title: 'Recuperar Senha',
  askText: 'Informe o seu usuário ou o e-mail do seu cadastro. Enviamos um link para criar uma nova senha.',
  usuario: 'Usuário ou e-mail',
  usuarioRequired: 'Usuário ou e-mail é obrigatório',
  ask: 'Enviar o link',
  asked:
    'Se houver um e-mail no cadastro deste usuário, enviamos para ele as instruções para criar uma nova senha. O link vale por uma hora e funciona uma única vez. Não chegou? Veja a caixa de spam ou fale com quem administra os usuários da sua empresa.',
  demo: 'Esta é uma demonstração sem servidor de e-mail:',
  demoLink: 'abrir o link que iria na mensagem',
  newText: 'Escolha a sua nova senha.',
  save: 'Salvar a nova senha',
  saved: 'A sua nova senha está valendo. As sessões que estavam abertas foram encerradas.',
  enter: 'Entrar com ela',
  askAgain: 'Pedir outro link',
  back: 'Voltar para a entrada',
} as const

/** The dialog of the company's terms (spec 1 §2.3, spec 3 §4). */
export const termsTexts = {
  title: 'Termos de Privacidade e Política de Segurança',
  intro: (empresa: string) => `Leia e aceite os termos de ${empresa} para continuar.`,
  accept: 'Li e aceito os termos',
  goOn: 'Continuar',
} as const
