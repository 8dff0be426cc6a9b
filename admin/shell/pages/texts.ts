export const pagesTexts = {
  back: 'Voltar ao início',
  forbidden: 'Acesso Negado',
  forbiddenText:
    'Seu perfil não permite abrir esta página. Procure quem administra os perfis na sua empresa para solicitar o acesso.',
  notFound: 'Página Não Encontrada',
  notFoundText: 'O endereço digitado está incorreto ou a página não existe mais.',
  failed: 'Erro Interno do Servidor',
  failedText: 'Algo não saiu como esperado. Seus dados salvos estão seguros. Tente novamente em instantes.',
  reload: 'Recarregar a página',
  details: 'Detalhes do erro',
  comment: 'O que você estava fazendo? (opcional)',
  sendHint: 'O relato segue sem dados pessoais: sem CPF, e-mail ou telefone.',
  send: 'Enviar problema ao fornecedor',
  sent: 'Problema enviado. Obrigado!',
  copy: 'Copiar detalhes',
  copied: 'Detalhes copiados.',
} as const
