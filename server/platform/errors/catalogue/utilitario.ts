import type { Catalogue } from './entry.ts'

/** Utilities. */
export const utilitarioErrors = {
  PENDENCIA_AC_SEM_PERMISSAO: { status: 403, message: 'Você não tem permissão para remover esse item.' },
  SEM_REGISTRO_PARA_PREVIA: { status: 404, message: 'Ainda não há nenhum registro para mostrar na prévia.' },
  SEM_INCONSISTENCIAS: {
    status: 404,
    message: 'Não existem dados para o relatório de inconsistência do banco de dados.',
  },
  AVISO_DO_PRODUTO: { status: 409, message: 'Um aviso do produto não se exclui: desative-o.' },
  PERFIL_MAIOR: {
    status: 403,
    message: 'Este perfil tem permissões que você não tem; só quem as tem pode alterá-lo.',
  },
  SEM_SEGUNDO_FATOR: { status: 409, message: 'Este usuário não usa a verificação em duas etapas.' },
  DOCUMENTO_NAO_RECONHECIDO: {
    status: 404,
    message: 'Nenhum documento foi emitido com este código. Confira o que está impresso nele.',
  },
  USUARIO_DESATIVADO: { status: 409, message: 'O usuário está desativado.' },
  SENHA_NA_FOLHA: { status: 409, message: 'A senha deste usuário é mantida na folha de pagamento.' },
  USUARIO_MAIOR: {
    status: 403,
    message: 'Este usuário tem permissões que você não tem; só quem as tem pode alterá-lo.',
  },
  CAMPO_EM_USO: {
    status: 409,
    message: '{campo} está preenchido em {registros} registro(s). Oculte o campo: o que foi preenchido fica guardado.',
  },
  // spec 3 §8: the code is the specification's
  OpenAICallLimitReached: {
    status: 429,
    message: 'Até as mentes mais brilhantes precisam de descanso. Por favor, tente novamente mais tarde.',
  },
  PENDENCIAS_AC_NAO_EXCLUIDAS: { status: 500, message: 'Não foi possível excluir a(s) pendência(s).' },
  INCONSISTENCIAS_FALHOU: {
    status: 500,
    message: 'Não foi possível gerar o relatório de inconsistência do banco de dados.',
  },
  ASSISTENTE_NAO_CONFIGURADO: {
    status: 503,
    message:
      'O Assistente RH ainda não foi configurado. O administrador do servidor deve informar ASSISTENTE_URL e ASSISTENTE_MODELO e reiniciar o sistema.',
  },
  ASSISTENTE_SAUDE: {
    status: 403,
    message: 'O Assistente RH não é usado em registros com dados de saúde: nada deles sai do sistema.',
  },
  ASSISTENTE_ENVIO_MUDOU: {
    status: 409,
    message: 'O que seria enviado mudou. Confira de novo antes de confirmar; nenhum crédito foi usado.',
  },
  ASSISTENTE_SEM_RESPOSTA: {
    status: 503,
    message: 'O Assistente RH não respondeu. Nenhum crédito foi usado; tente novamente em instantes.',
  },
  AUTENTICADOR_NAO_CONFIGURADO: {
    status: 409,
    message:
      'O autenticador de licenças ainda não foi configurado. O administrador do servidor deve informar AUTENTICADOR_URL e AUTENTICADOR_CHAVE e reiniciar o sistema.',
  },
  AUTENTICADOR_RECUSOU: {
    status: 503,
    message: 'O autenticador de licenças não aceitou a chave deste sistema. Avise quem administra o servidor.',
  },
  AUTENTICADOR_SEM_RESPOSTA: {
    status: 503,
    message: 'O autenticador de licenças não respondeu como esperado. Tente novamente em instantes.',
  },
  AUTENTICADOR_OCUPADO: {
    status: 409,
    message: 'O autenticador já está sendo consultado por outra pessoa. Recarregue os dados em instantes.',
  },
  LICENCA_SERA_APAGADA: {
    status: 409,
    message: 'Um novo ticket apaga os dados da licença existente. Confirme para continuar.',
  },
  LICENCA_NAO_SE_RETIFICA: {
    status: 409,
    message: 'O CNPJ/CPF desta licença não se altera por aqui. Recarregue os dados da licença.',
  },
  INSTALACAO_NAO_NOVA: {
    status: 403,
    message: 'Esta instalação já tem licença. Entre no sistema para consultar o autenticador.',
  },
  INTEGRACAO_INATIVA: {
    status: 409,
    message: 'A integração {titulo} está desativada nesta empresa. Ative-a em Utilitários, Integrações.',
  },
  INTEGRACAO_SEM_CHAVE: { status: 409, message: 'A integração ainda não tem chave: gere uma ou importe-a.' },
  INTEGRACAO_SEM_USUARIO: { status: 409, message: 'Escolha antes o usuário da integração.' },
  INTEGRACAO_SEM_DIREITO: {
    status: 403,
    message: 'Só quem tem a permissão desta integração pode gerar ou importar a sua chave.',
  },
  INTEGRACAO_SEM_CONJUNTO: { status: 404, message: 'O conjunto de dados ainda não foi gerado.' },
  CHAVE_DA_INTEGRACAO: { status: 409, message: 'Esta chamada pede a chave da integração.' },
} satisfies Catalogue
