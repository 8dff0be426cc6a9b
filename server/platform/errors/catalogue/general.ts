import type { Catalogue } from './entry.ts'

/** Failures of any call: its form, rights, records, the server itself. */
export const generalErrors = {
  REQUISICAO_INVALIDA: { status: 400, message: 'Requisição inválida.' },
  FIELD_VALIDATION_VIOLATION: { status: 400, message: 'Preencha os campos indicados' },
  JSON_INVALIDO: { status: 400, message: 'O corpo da requisição não é um JSON válido.' },
  CORPO_OBRIGATORIO: { status: 400, message: 'O corpo da requisição é obrigatório.' },
  PARAMETRO_INVALIDO: { status: 400, message: 'O parâmetro {nome} é inválido.' },
  VALOR_INVALIDO: { status: 400, message: 'Há um valor inválido na requisição.' },
  VALOR_FORA_DA_FAIXA: { status: 400, message: 'Há um valor fora da faixa permitida.' },
  VALOR_LONGO: { status: 400, message: 'Há um texto mais longo que o permitido.' },
  REFERENCIA_INEXISTENTE: { status: 400, message: 'O registro indicado não foi encontrado.' },
  VERSAO_OBRIGATORIA: { status: 400, message: 'Informe a versão do registro (versao ou If-Match).' },
  CAPTCHA_INVALIDO: {
    status: 400,
    message: 'A verificação expirou ou já foi usada. Confirme de novo que você não é um robô.',
  },
  NAO_AUTORIZADO: { status: 403, message: 'Não autorizado.' },
  DEMO_NAO_PUBLICA: {
    status: 403,
    message: 'Esta instalação é uma demonstração e só responde na própria máquina (DEMO_PUBLICA=1 muda isso).',
  },
  ORIGEM_RECUSADA: { status: 403, message: 'A origem da requisição não é permitida.' },
  CABECALHO_AUSENTE: { status: 403, message: 'A requisição não veio de uma tela do sistema.' },
  NAO_ENCONTRADO: { status: 404, message: 'O recurso solicitado não foi encontrado.' },
  // spec 3 §8
  ACAO_DESCONHECIDA: { status: 404, message: 'Ação Desconhecida' },
  SEM_DADOS: { status: 404, message: 'Não existem dados para o filtro informado.' },
  METODO_NAO_PERMITIDO: { status: 405, message: 'O método {metodo} não é permitido neste endereço.' },
  CONFLITO: { status: 409, message: 'A operação conflita com o estado atual do registro.' },
  VERSAO_DESATUALIZADA: {
    status: 409,
    message: 'O registro foi alterado por outra pessoa. Confira as diferenças antes de salvar.',
  },
  PESSOA_ALTERADA: {
    status: 409,
    message: 'Os dados desta pessoa mudaram depois da prévia. Confira a prévia de novo antes de apagar.',
  },
  PRAZOS_ALTERADOS: {
    status: 409,
    message: 'Os registros com prazo vencido mudaram depois da consulta. Confira a lista de novo antes de apagar.',
  },
  PESSOA_NAO_PODE_SER_APAGADA: {
    status: 409,
    message: 'Este usuário não pode ser apagado: é o primeiro usuário do sistema, ou é você.',
  },
  ACAO_NAO_PERMITIDA: { status: 409, message: 'A situação do registro não permite esta ação.' },
  EXCLUSAO_NAO_PERMITIDA: { status: 409, message: 'Este registro não pode ser excluído.' },
  CALENDARIOS_DEMAIS: {
    status: 409,
    message: 'Você já assina {limite} calendários. Revogue uma assinatura que não usa mais.',
  },
  PASTA_DE_DADOS: {
    status: 503,
    message: 'A pasta de dados (DATA_DIR) não pode ser usada. Avise quem administra o servidor.',
  },
  ENDERECO_NAO_CONFIGURADO: {
    status: 503,
    message:
      'O sistema não sabe o seu endereço público (PUBLIC_URL) e por isso não envia e-mails com links. Avise quem o administra.',
  },
  ENTREGA_NA_FILA: { status: 409, message: 'A entrega já está na fila de envio.' },
  DA_FOLHA: { status: 409, message: 'Este registro veio da folha de pagamento e é alterado lá.' },
  POSSUI_DEPENDENCIAS: { status: 409, message: '{registro} possui dependências em {onde}.' },
  CHAVE_DUPLICADA: { status: 409, message: 'Já existe um registro com os mesmos dados.' },
  CORPO_GRANDE: { status: 413, message: 'A requisição é maior que o permitido.' },
  CONTEUDO_NAO_SUPORTADO: { status: 415, message: 'O tipo de conteúdo da requisição não é suportado.' },
  MUITAS_REQUISICOES: { status: 429, message: 'Muitas requisições. Tente novamente em instantes.' },
  OPERACOES_DEMAIS: {
    status: 429,
    message: 'Você já tem {limite} consultas demoradas em andamento. Espere alguma delas terminar.',
  },
  ERRO_INTERNO: { status: 500, message: 'Ocorreu um erro interno. Informe ao suporte o código {id}.' },
  RELATORIO_FALHOU: { status: 500, message: 'Não foi possível gerar o relatório.' },
  ESPACO_ESGOTADO: {
    status: 503,
    message: 'O servidor está sem espaço em disco: nada foi gravado. Avise quem o administra.',
  },
  INDISPONIVEL: { status: 503, message: 'O serviço está temporariamente indisponível. Tente novamente em instantes.' },
} satisfies Catalogue
