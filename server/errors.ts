import type { FieldError } from '#schemas/runtime/model.ts'

interface ErrorEntry {
  /** HTTP status */
  status: number
  /** Portuguese text; `{name}` is replaced by the parameter of that name */
  message: string
}

const entry = <T extends Record<string, ErrorEntry>>(catalogue: T): T => catalogue

/** Every failure the server reports on purpose. The texts of the specification stand as quoted there (spec 1 §8). */
export const errors = entry({
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
  LISTA_GRANDE_DEMAIS: { status: 400, message: 'A lista tem mais de 10.000 registros; use um filtro ou páginas.' },
  PREFERENCIAS_DEMAIS: {
    status: 400,
    message: 'Você já guardou {limite} itens deste tipo. Exclua os que não usa mais.',
  },
  // issue 20 §5: the text is the issue's
  RESPOSTAS_ANONIMAS: { status: 400, message: 'Respostas anônimas não podem ser excluídas individualmente.' },
  COLETA_ENCERRADA: { status: 409, message: 'O período de respostas terminou.' },
  COLETA_ABERTA: { status: 409, message: 'Os resultados anônimos aparecem depois do encerramento.' },
  COLETA_COM_RESPOSTAS: {
    status: 409,
    message: 'Já há respostas: o que foi prometido a quem respondeu não muda mais.',
  },
  RESPOSTAS_JA_RECEBIDAS: { status: 409, message: 'Estas respostas já foram recebidas.' },
  COMENTARIOS_NAO_LIBERADOS: { status: 409, message: 'Os comentários ainda não foram liberados.' },
  FOLHA_GRANDE: { status: 413, message: 'As respostas têm texto demais. Encurte os comentários e envie de novo.' },
  EMAIL_RECUSADO: { status: 400, message: 'O e-mail não pode ser enviado: {motivo}.' },
  CAPTCHA_INVALIDO: {
    status: 400,
    message: 'A verificação expirou ou já foi usada. Confirme de novo que você não é um robô.',
  },
  CAPTCHA_EXIGIDO: { status: 400, message: 'Confirme que você não é um robô para continuar.' },
  FORMULARIO_VENCIDO: {
    status: 400,
    message: 'Esta página ficou aberta por tempo demais. Envie de novo: suas respostas continuam aqui.',
  },
  CURRICULO_ILEGIVEL: {
    status: 400,
    message: 'Não foi possível ler o texto do currículo. Envie uma imagem mais nítida ou digite o texto.',
  },
  CURRICULO_INVALIDO: { status: 400, message: 'O arquivo do currículo não pôde ser aberto: ele está danificado.' },
  CURRICULO_PROTEGIDO: { status: 400, message: 'O PDF do currículo está protegido por senha.' },
  CURRICULO_DEMORADO: { status: 400, message: 'A leitura do currículo demorou demais e foi interrompida.' },
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
  SEM_TALENTO: { status: 409, message: 'Seu usuário não está vinculado a um talento.' },
  NAO_AUTORIZADO: { status: 403, message: 'Não autorizado.' },
  CHAVE_API_NAO_SERVE: {
    status: 403,
    message: 'Isto só se faz com usuário e senha, não com uma chave de API.',
  },
  CONFIRMACAO_NECESSARIA: { status: 403, message: 'Confirme que é você para continuar.' },
  SEGUNDO_FATOR_OBRIGATORIO: { status: 403, message: 'Ligue a verificação em duas etapas para continuar.' },
  TERMO_PENDENTE: { status: 403, message: 'Aceite os termos de privacidade para continuar.' },
  TROCA_DE_SENHA: { status: 403, message: 'Escolha uma nova senha para continuar.' },
  DEMO_NAO_PUBLICA: {
    status: 403,
    message: 'Esta instalação é uma demonstração e só responde na própria máquina (DEMO_PUBLICA=1 muda isso).',
  },
  ORIGEM_RECUSADA: { status: 403, message: 'A origem da requisição não é permitida.' },
  CABECALHO_AUSENTE: { status: 403, message: 'A requisição não veio de uma tela do sistema.' },
  PENDENCIA_AC_SEM_PERMISSAO: { status: 403, message: 'Você não tem permissão para remover esse item.' },
  VALORES_NAO_VISTOS: {
    status: 403,
    message: 'A operação mudaria valores que você não pode ver. Peça a quem pode vê-los.',
  },
  NAO_ENCONTRADO: { status: 404, message: 'O recurso solicitado não foi encontrado.' },
  // spec 3 §8
  ACAO_DESCONHECIDA: { status: 404, message: 'Ação Desconhecida' },
  SEM_DADOS: { status: 404, message: 'Não existem dados para o filtro informado.' },
  SEM_REGISTRO_PARA_PREVIA: { status: 404, message: 'Ainda não há nenhum registro para mostrar na prévia.' },
  SEM_INCONSISTENCIAS: {
    status: 404,
    message: 'Não existem dados para o relatório de inconsistência do banco de dados.',
  },
  METODO_NAO_PERMITIDO: { status: 405, message: 'O método {metodo} não é permitido neste endereço.' },
  CONFLITO: { status: 409, message: 'A operação conflita com o estado atual do registro.' },
  VERSAO_DESATUALIZADA: {
    status: 409,
    message: 'O registro foi alterado por outra pessoa. Confira as diferenças antes de salvar.',
  },
  EMPRESA_ALTERADA: {
    status: 409,
    message: 'Não é possível utilizar abas com empresas diferentes no Prumo RH.',
  },
  USUARIO_ALTERADO: {
    status: 409,
    message: '{nome} entrou no sistema neste navegador. Nada do que estava na tela foi enviado.',
  },
  SELECAO_ALTERADA: {
    status: 409,
    message: 'O filtro encontrava {antes} registro(s) e agora encontra {agora}. Confira a lista antes de continuar.',
  },
  ALTERADO_DEPOIS: { status: 409, message: 'O registro foi alterado depois desta operação e ficou como está.' },
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
  LOTE_DESFEITO: { status: 409, message: 'Esta operação já foi desfeita.' },
  LOTE_SEM_VOLTA: { status: 409, message: 'Esta operação não pode mais ser desfeita.' },
  ACAO_NAO_PERMITIDA: { status: 409, message: 'A situação do registro não permite esta ação.' },
  TRANSICAO_INVALIDA: { status: 409, message: 'Não há passo de "{de}" para "{para}" em {fluxo}.' },
  EXCLUSAO_NAO_PERMITIDA: { status: 409, message: 'Este registro não pode ser excluído.' },
  AVISO_DO_PRODUTO: { status: 409, message: 'Um aviso do produto não se exclui: desative-o.' },
  DA_INSTALACAO: {
    status: 403,
    message: 'Este registro é de todas as empresas: só quem administra a instalação pode alterá-lo.',
  },
  PERFIL_MAIOR: {
    status: 403,
    message: 'Este perfil tem permissões que você não tem; só quem as tem pode alterá-lo.',
  },
  FATORES_DEMAIS: {
    status: 409,
    message: 'Você já tem {limite} aplicativos autenticadores. Desligue os que não usa mais.',
  },
  PASSKEYS_DEMAIS: {
    status: 409,
    message: 'Você já tem {limite} chaves de acesso. Desligue as que não usa mais.',
  },
  SEM_SEGUNDO_FATOR: { status: 409, message: 'Este usuário não usa a verificação em duas etapas.' },
  CALENDARIOS_DEMAIS: {
    status: 409,
    message: 'Você já assina {limite} calendários. Revogue uma assinatura que não usa mais.',
  },
  CHAVES_API_DEMAIS: {
    status: 409,
    message: 'Você já tem {limite} chaves de API em uso. Revogue as que não usa mais.',
  },
  PASTA_DE_DADOS: {
    status: 503,
    message: 'A pasta de dados (DATA_DIR) não pode ser usada. Avise quem administra o servidor.',
  },
  EMAIL_NAO_CONFIGURADO: {
    status: 503,
    message: 'O sistema ainda não envia e-mails e por isso não pode confirmar o seu. Avise a empresa.',
  },
  DOCUMENTO_NAO_RECONHECIDO: {
    status: 404,
    message: 'Nenhum documento foi emitido com este código. Confira o que está impresso nele.',
  },
  ENDERECO_NAO_CONFIGURADO: {
    status: 503,
    message:
      'O sistema não sabe o seu endereço público (PUBLIC_URL) e por isso não envia e-mails com links. Avise quem o administra.',
  },
  EMAIL_NA_FILA: { status: 409, message: 'O e-mail já está na fila de envio.' },
  ENTREGA_NA_FILA: { status: 409, message: 'A entrega já está na fila de envio.' },
  EMAIL_JA_SAIU: { status: 409, message: 'O e-mail já saiu e não pode mais ser alterado.' },
  USUARIO_DESATIVADO: { status: 409, message: 'O usuário está desativado.' },
  DA_FOLHA: { status: 409, message: 'Este registro veio da folha de pagamento e é alterado lá.' },
  SENHA_NA_FOLHA: { status: 409, message: 'A senha deste usuário é mantida na folha de pagamento.' },
  USUARIO_MAIOR: {
    status: 403,
    message: 'Este usuário tem permissões que você não tem; só quem as tem pode alterá-lo.',
  },
  POSSUI_DEPENDENCIAS: { status: 409, message: '{registro} possui dependências em {onde}.' },
  CAMPO_EM_USO: {
    status: 409,
    message: '{campo} está preenchido em {registros} registro(s). Oculte o campo: o que foi preenchido fica guardado.',
  },
  CADASTRO_NAO_CONCLUIDO: {
    status: 409,
    message: 'Não foi possível concluir o cadastro. Peça outro código: a mensagem dirá como continuar.',
  },
  EMAIL_NAO_CONFIRMADO: { status: 409, message: 'Confirme o seu e-mail para concluir o cadastro.' },
  CHAVE_DUPLICADA: { status: 409, message: 'Já existe um registro com os mesmos dados.' },
  ARQUIVO_GRANDE: { status: 413, message: 'O arquivo deve ser menor que {limite}' },
  ARQUIVO_COMPACTADO: {
    status: 413,
    message: 'O arquivo está danificado ou ocupa espaço demais depois de aberto. Salve-o de novo e envie outra vez.',
  },
  ARQUIVO_INFECTADO: {
    status: 415,
    message: 'O antivírus encontrou um programa nocivo no arquivo, que não foi guardado.',
  },
  CORPO_GRANDE: { status: 413, message: 'A requisição é maior que o permitido.' },
  TIPO_NAO_PERMITIDO: { status: 415, message: 'O conteúdo do arquivo não é de um tipo permitido ({extensoes}).' },
  CONTEUDO_NAO_SUPORTADO: { status: 415, message: 'O tipo de conteúdo da requisição não é suportado.' },
  MUITAS_TENTATIVAS: { status: 429, message: 'Muitas tentativas. Tente novamente em {minutos} minuto(s).' },
  MUITAS_REQUISICOES: { status: 429, message: 'Muitas requisições. Tente novamente em instantes.' },
  TAREFAS_DEMAIS: {
    status: 429,
    message: 'Você já tem {limite} tarefas na fila. Espere alguma delas terminar.',
  },
  OPERACOES_DEMAIS: {
    status: 429,
    message: 'Você já tem {limite} consultas demoradas em andamento. Espere alguma delas terminar.',
  },
  LEITURAS_DEMAIS: {
    status: 429,
    message:
      'Há muitos currículos sendo lidos agora. Tente de novo em alguns minutos ou preencha o cadastro sem esperar.',
  },
  // spec 3 §8: the code is the specification's
  OpenAICallLimitReached: {
    status: 429,
    message: 'Até as mentes mais brilhantes precisam de descanso. Por favor, tente novamente mais tarde.',
  },
  ARQUIVOS_EM_ESPERA: {
    status: 429,
    message:
      'Há arquivos demais enviados e ainda não salvos em um registro. Salve o que está em edição ou tente amanhã.',
  },
  ERRO_INTERNO: { status: 500, message: 'Ocorreu um erro interno. Informe ao suporte o código {id}.' },
  TAREFA_INTERROMPIDA: { status: 500, message: 'A tarefa foi interrompida várias vezes e não será repetida.' },
  TAREFA_EM_ANDAMENTO: { status: 409, message: 'A tarefa ainda está em andamento.' },
  TAREFA_NAO_SE_REPETE: {
    status: 409,
    message: 'Esta tarefa não pode ser repetida daqui. Inicie-a pela própria tela.',
  },
  RELATORIO_FALHOU: { status: 500, message: 'Não foi possível gerar o relatório.' },
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
  COLABORE_INATIVO: { status: 409, message: 'As áreas não foram enviadas. {motivo}' },
  COLABORE_NAO_CONFIGURADO: {
    status: 503,
    message:
      'O envio ao Fortes Colabore ainda não foi configurado. O administrador do servidor deve informar COLABORE_URL e reiniciar o sistema; a chave é informada por ele (COLABORE_CHAVE) ou em Utilitários, Integrações.',
  },
  COLABORE_RECUSOU: {
    status: 503,
    message: 'O Fortes Colabore não aceitou a chave deste sistema. Foram enviadas {enviadas} de {total} áreas.',
  },
  COLABORE_SEM_RESPOSTA: {
    status: 503,
    message:
      'O Fortes Colabore não respondeu. Foram enviadas {enviadas} de {total} áreas; tente novamente em instantes.',
  },
  EDUVEM_NAO_CONFIGURADO: {
    status: 503,
    message:
      'A plataforma EduVem ainda não foi configurada. O administrador do servidor deve informar EDUVEM_URL e reiniciar o sistema; a chave é informada por ele (EDUVEM_CHAVE) ou em Utilitários, Integrações.',
  },
  EDUVEM_RECUSOU: { status: 503, message: 'A EduVem não aceitou a chave deste sistema. O usuário não foi criado.' },
  EDUVEM_SEM_RESPOSTA: {
    status: 503,
    message: 'A EduVem não respondeu e o usuário não foi criado. Tente novamente em instantes.',
  },
  FERRAMENTA_PESQUISA_NAO_CONFIGURADA: {
    status: 503,
    message:
      'Configure a ferramenta externa de pesquisas em Integrações. O administrador do servidor deve informar FERRAMENTA_PESQUISA_URL e reiniciar o sistema; a chave é informada por ele (FERRAMENTA_PESQUISA_CHAVE) ou em Utilitários, Integrações.',
  },
  FERRAMENTA_PESQUISA_RECUSOU: {
    status: 503,
    message: 'A ferramenta externa de pesquisas não aceitou a chave deste sistema. Confira a chave em Integrações.',
  },
  FERRAMENTA_PESQUISA_SEM_RESPOSTA: {
    status: 503,
    message: 'A ferramenta externa de pesquisas não respondeu como esperado. Tente novamente em instantes.',
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
  BACKUP_ALHEIO: { status: 400, message: 'O arquivo não é um backup do Prumo RH.' },
  BACKUP_CORTADO: { status: 400, message: 'O backup está incompleto: falta o fim do arquivo. Copie-o novamente.' },
  BACKUP_DANIFICADO: {
    status: 400,
    message: 'O backup foi alterado ou está danificado e não pode ser usado. Copie-o novamente ou use outro.',
  },
  BACKUP_SENHA: { status: 400, message: 'A senha não é a deste backup.' },
  BACKUP_CHAVE: { status: 400, message: 'A chave privada não é a deste backup: ele foi feito para outra chave.' },
  BACKUP_PEDE_SENHA: { status: 400, message: 'Este backup abre com senha, não com chave privada.' },
  BACKUP_PEDE_CHAVE: {
    status: 400,
    message: 'Este backup foi feito com uma chave pública: só a chave privada dela o abre, não uma senha.',
  },
  BACKUP_MAIS_NOVO: {
    status: 400,
    message:
      'O backup é de uma versão do programa que tem a migração {migracao}, diferente desta. Atualize o programa.',
  },
  BACKUP_BANCO_OCUPADO: {
    status: 409,
    message:
      'O banco de dados não está vazio. A restauração pede um banco de dados novo: use outra pasta em DATA_DIR ou outro banco em DATABASE_URL.',
  },
  BACKUP_EM_ANDAMENTO: { status: 409, message: 'Já há um backup em andamento. Espere que ele termine.' },
  BACKUP_ENSAIO_EM_ANDAMENTO: {
    status: 409,
    message: 'Já há um ensaio de restauração em andamento. Espere que ele termine.',
  },
  BACKUP_SEM_CHAVE: {
    status: 409,
    message: 'Não há chave para o backup automático: informe BACKUP_SENHA ou BACKUP_CHAVE_PUBLICA no servidor.',
  },
  BACKUP_SO_CHAVE_PRIVADA: {
    status: 409,
    message: 'Feito com chave pública: o servidor não pode abri-lo. Ensaie a restauração com npm run restore.',
  },
  BACKUP_SEM_ARQUIVO: { status: 404, message: 'O arquivo deste backup não está mais no servidor.' },
  BACKUP_NAO_CONCLUIDO: { status: 409, message: 'Este backup não foi concluído: não há arquivo.' },
  BACKUP_SEM_ESPACO: {
    status: 409,
    message:
      'Não há espaço para o backup no disco do servidor: são necessários até {necessario} e há {livre} livres. Nada foi gravado.',
  },
  BACKUP_DISCO_CHEIO: {
    status: 503,
    message: 'O disco do servidor encheu durante o backup. O arquivo incompleto foi apagado.',
  },
  BACKUP_SEM_SENHA: {
    status: 409,
    message: 'A senha informada não está mais disponível. Gere o backup novamente.',
  },
  BACKUP_BANCO_TEMPORARIO: {
    status: 409,
    message:
      'A conta do banco de dados não pode criar o banco temporário do ensaio. O administrador do PostgreSQL pode permitir: alter role … createdb.',
  },
  FOLHA_DESINTEGRADA: {
    status: 409,
    message: 'A empresa não é integrada com a folha: marque isso no cadastro da empresa.',
  },
  LOTE_SEM_RETORNO: { status: 409, message: 'Só os lotes enviados à folha têm conteúdo, retorno e reenvio.' },
  LOTE_SEM_REGISTRO: { status: 400, message: 'O lote não tem o registro {id}.' },
  LOTE_SEM_RECUSADOS: { status: 409, message: 'Nenhum registro recusado deste lote ainda aguarda a folha.' },
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
  ESPACO_ESGOTADO: {
    status: 503,
    message: 'O servidor está sem espaço em disco: nada foi gravado. Avise quem o administra.',
  },
  ANTIVIRUS_INDISPONIVEL: {
    status: 503,
    message: 'O antivírus não respondeu e o arquivo não foi guardado. Tente novamente em instantes.',
  },
  INDISPONIVEL: { status: 503, message: 'O serviço está temporariamente indisponível. Tente novamente em instantes.' },
})

export type ErrorCode = keyof typeof errors

/** Whether a text names an error of the catalogue. */
export const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(errors, code)

export type ErrorParams = Record<string, string | number>

export interface ErrorDetails {
  /** errors of fields; by default the one error of the whole record, with the code and the message */
  errors?: FieldError[]
  /** further members of the answer's body (`atual` of a version conflict) */
  extra?: Record<string, unknown>
  /** answer headers (`retry-after`) */
  headers?: Record<string, string>
  /** a text in place of the catalogue's, where the definition brings its own */
  message?: string
}

/** An expected failure: becomes `{ message, errors, ...extra }` with its status. */
export class DomainError extends Error {
  override name = 'DomainError'
  readonly status: number
  readonly errors: FieldError[]
  readonly extra: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    readonly code: ErrorCode,
    params: ErrorParams = {},
    details: ErrorDetails = {},
  ) {
    super(details.message ?? errorText(code, params))
    this.status = errors[code].status
    this.errors = details.errors ?? [{ code, message: this.message }]
    this.extra = details.extra ?? {}
    this.headers = details.headers ?? {}
  }
}

/** The catalogue's text with its parameters filled in. */
export function errorText(code: ErrorCode, params: ErrorParams = {}): string {
  return errors[code].message.replace(/\{(\w+)\}/g, (text, name: string) => String(params[name] ?? text))
}

/** Fails by name. @throws DomainError */
export function fail(code: ErrorCode, params?: ErrorParams, details?: ErrorDetails): never {
  throw new DomainError(code, params, details)
}

/**
 * 400 with errors of fields. The message is that of the only error, or the general one.
 * @throws DomainError
 */
export function invalid(errors: FieldError[], details: Omit<ErrorDetails, 'errors'> = {}): never {
  const only = errors.length === 1 ? errors[0]?.message : undefined
  throw new DomainError('FIELD_VALIDATION_VIOLATION', {}, { message: only, ...details, errors })
}

/** One error of a field with the wire's code. */
export function fieldError(
  field: string | undefined,
  message: string,
  code = 'FIELD_VALIDATION_VIOLATION',
): FieldError {
  return field === undefined ? { code, message } : { code, field, message }
}
