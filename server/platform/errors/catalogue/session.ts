import type { Catalogue } from './entry.ts'

/** Logging in and staying logged in. */
export const sessionErrors = {
  PREFERENCIAS_DEMAIS: {
    status: 400,
    message: 'Você já guardou {limite} itens deste tipo. Exclua os que não usa mais.',
  },
  CREDENCIAIS_INVALIDAS: { status: 401, message: 'Usuário ou senha inválidos.' },
  CREDENCIAIS_CANDIDATO_INVALIDAS: { status: 401, message: 'CPF ou senha inválidos.' },
  SENHA_FECHADA: {
    status: 403,
    message: 'A entrada por senha está fechada na sua empresa. Entre com a conta da empresa.',
  },
  SEGUNDO_FATOR: { status: 401, message: 'Informe o código do seu aplicativo autenticador.' },
  SEGUNDO_FATOR_VENCIDO: { status: 401, message: 'O tempo para informar o código acabou. Entre novamente.' },
  SESSAO_EXPIRADA: { status: 401, message: 'Sessão expirada.' },
  CHAVE_API_INVALIDA: { status: 401, message: 'A chave de API não existe, venceu ou foi revogada.' },
  CHAVE_API_NAO_SERVE: {
    status: 403,
    message: 'Isto só se faz com usuário e senha, não com uma chave de API.',
  },
  CONFIRMACAO_NECESSARIA: { status: 403, message: 'Confirme que é você para continuar.' },
  SEGUNDO_FATOR_OBRIGATORIO: { status: 403, message: 'Ligue a verificação em duas etapas para continuar.' },
  TERMO_PENDENTE: { status: 403, message: 'Aceite os termos de privacidade para continuar.' },
  TROCA_DE_SENHA: { status: 403, message: 'Escolha uma nova senha para continuar.' },
  EMPRESA_ALTERADA: {
    status: 409,
    message: 'Não é possível utilizar abas com empresas diferentes no Prumo RH.',
  },
  USUARIO_ALTERADO: {
    status: 409,
    message: '{nome} entrou no sistema neste navegador. Nada do que estava na tela foi enviado.',
  },
  FATORES_DEMAIS: {
    status: 409,
    message: 'Você já tem {limite} aplicativos autenticadores. Desligue os que não usa mais.',
  },
  PASSKEYS_DEMAIS: {
    status: 409,
    message: 'Você já tem {limite} chaves de acesso. Desligue as que não usa mais.',
  },
  CHAVES_API_DEMAIS: {
    status: 409,
    message: 'Você já tem {limite} chaves de API em uso. Revogue as que não usa mais.',
  },
  MUITAS_TENTATIVAS: { status: 429, message: 'Muitas tentativas. Tente novamente em {minutos} minuto(s).' },
} satisfies Catalogue
