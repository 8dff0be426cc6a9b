import type { JsonSchema } from '#schemas/runtime/model.ts'
import {
  jsonContent,
  type OpenApiDocument,
  parameterRef,
  type Reference,
  type Response,
  responseRef,
  schemaRef,
} from './document.ts'

const text = (description: string): JsonSchema => ({ type: 'string', description })
const number = (description: string): JsonSchema => ({ type: 'integer', description })

/** Schemas that belong to no entity. */
export const commonSchemas: Record<string, JsonSchema> = {
  Erro: {
    type: 'object',
    properties: {
      message: text('Mensagem em português'),
      errors: { type: 'array', items: schemaRef('ErroItem') },
    },
    required: ['message'],
  },
  ErroItem: {
    type: 'object',
    properties: {
      code: text('Código fixo, por exemplo FIELD_VALIDATION_VIOLATION'),
      field: text('Campo: pessoal.cpf, experiencias[0].empresa; ausente num erro do registro inteiro'),
      message: text('Mensagem em português'),
    },
    required: ['code', 'message'],
  },
  Opcao: {
    type: 'object',
    description: 'Uma linha para escolher um registro; traz também o rótulo sob o nome do campo que o dá',
    properties: {
      id: { type: 'integer' },
      rotulo: { type: 'string' },
      pai: number('Nó superior, numa árvore'),
      partes: {
        type: 'object',
        description: 'Textos de que o rótulo é composto, como o código de um código e descrição',
      },
      indisponivel: text('Por que não pode ser escolhido agora; ausente: pode'),
    },
    required: ['id', 'rotulo'],
  },
  Relacionado: {
    type: 'object',
    properties: {
      entidade: { type: 'string' },
      titulo: { type: 'string' },
      rota: { type: 'string' },
      campo: { type: 'string' },
      tituloCampo: { type: 'string' },
      total: { type: 'integer' },
      filtro: { type: 'object' },
      inclui: { type: 'object' },
    },
    required: ['entidade', 'titulo', 'rota', 'campo', 'tituloCampo', 'total'],
  },
  LinhaDoTempoItem: {
    type: 'object',
    properties: {
      tipo: text('alteracoes, passos, emails, mensagens, avisos, documentos, ou o caminho de um cadastro'),
      id: { type: 'integer' },
      data: text('Instante, ou AAAA-MM-DD onde só há dia'),
      titulo: { type: 'string' },
      por: text('Quem fez'),
      texto: { type: 'string' },
      situacao: { type: 'object', properties: { titulo: { type: 'string' }, tom: { type: 'string' } } },
      campos: { type: 'array', items: schemaRef('HistoricoCampo') },
      rota: text('Endereço da página dele'),
    },
    required: ['tipo', 'id', 'data', 'titulo'],
  },
  LinhaDoTempo: {
    type: 'object',
    properties: {
      itens: { type: 'array', items: schemaRef('LinhaDoTempoItem') },
      mais: { type: 'boolean', description: 'Há mais antigos' },
      tipos: {
        type: 'array',
        items: { type: 'object', properties: { tipo: { type: 'string' }, titulo: { type: 'string' } } },
      },
      proximos: { type: 'array', items: schemaRef('LinhaDoTempoItem') },
    },
    required: ['itens', 'mais', 'tipos', 'proximos'],
  },
  HistoricoLinha: {
    type: 'object',
    properties: {
      id: { type: 'integer' },
      data: { type: 'string', format: 'date-time' },
      usuario: { type: 'object', properties: { id: { type: 'integer' }, nome: { type: 'string' } } },
      operacao: text('criacao, alteracao, exclusao ou o nome da ação'),
      titulo: { type: 'string' },
      campos: { type: 'array', items: schemaRef('HistoricoCampo') },
    },
    required: ['id', 'data', 'operacao', 'titulo', 'campos'],
  },
  HistoricoCampo: {
    type: 'object',
    properties: {
      campo: { type: 'string' },
      titulo: { type: 'string' },
      de: { type: 'string' },
      para: { type: 'string' },
    },
    required: ['campo', 'titulo'],
  },
}

/** Parameters that many operations share. */
export const commonParameters: OpenApiDocument['components']['parameters'] = {
  id: { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
  escrita: {
    name: 'X-Requested-With',
    in: 'header',
    description:
      'Toda gravação de uma sessão o envia: um formulário de outro site não consegue. Com chave de API não é preciso.',
    schema: { const: 'prumo' },
  },
  empresa: {
    name: 'X-Empresa-Id',
    in: 'header',
    description: 'Empresa que a tela mostra; se não for a da sessão, a gravação responde 409 EMPRESA_ALTERADA',
    schema: { type: 'integer' },
  },
  ifMatch: {
    name: 'If-Match',
    in: 'header',
    description: 'ETag lido; vale o mesmo que versao no corpo',
    schema: { type: 'string' },
  },
  q: {
    name: 'q',
    in: 'query',
    description: 'Busca sem diferenciar acentos nem maiúsculas',
    schema: { type: 'string' },
  },
  sort: {
    name: 'sort',
    in: 'query',
    description: 'nome,asc ou ["nome","ASC"]; só colunas conhecidas',
    schema: { type: 'string' },
  },
  range: { name: 'range', in: 'query', description: 'Primeiro e último, como [0,14]', schema: { type: 'string' } },
  filter: {
    name: 'filter',
    in: 'query',
    description: 'Objeto JSON de filtros, como {"nome":"ana","data_gte":"2026-01-01","id":[1,2]}',
    schema: { type: 'string' },
  },
  page: { name: 'page', in: 'query', description: 'Página, a partir de 0', schema: { type: 'integer', minimum: 0 } },
  size: {
    name: 'size',
    in: 'query',
    description: 'Linhas por página; sem ele, 15',
    schema: { type: 'integer', minimum: 1, maximum: 1000 },
  },
  colunas: {
    name: 'colunas',
    in: 'query',
    description:
      'Campos buscados em outros registros que as linhas trazem além das colunas da lista, como gestor,geracao',
    schema: { type: 'string' },
  },
  unpaged: { name: 'unpaged', in: 'query', description: 'Tudo, até 10.000 linhas', schema: { type: 'boolean' } },
}

const failure = (description: string): Response => ({ description, content: jsonContent(schemaRef('Erro')) })

export const commonResponses: OpenApiDocument['components']['responses'] = {
  Invalido: failure('Requisição inválida: um erro por campo'),
  SemSessao: failure('Sessão expirada.'),
  NaoAutorizado: failure('Não autorizado.'),
  NaoEncontrado: failure('O recurso solicitado não foi encontrado.'),
  Conflito: failure(
    'VERSAO_DESATUALIZADA (com `atual`, o registro como está), EMPRESA_ALTERADA, POSSUI_DEPENDENCIAS, CHAVE_DUPLICADA ou uma situação que não permite a operação',
  ),
  NaoSuportado: failure('O tipo de conteúdo da requisição não é suportado.'),
  Limite: failure('Muitas requisições. Tente novamente em instantes.'),
}

export type Failure = keyof typeof failures

const failures = {
  400: 'Invalido',
  401: 'SemSessao',
  403: 'NaoAutorizado',
  404: 'NaoEncontrado',
  409: 'Conflito',
  415: 'NaoSuportado',
  429: 'Limite',
} as const

/** The failures an operation may answer with. */
export const failureResponses = (...codes: Failure[]): Record<string, Reference> =>
  Object.fromEntries(codes.map((code) => [String(code), responseRef(failures[code])]))

/** The headers of every write. */
export const writeHeaders: Reference[] = [parameterRef('escrita'), parameterRef('empresa')]
