import type { SourceFile } from '#schemas/loader/files/read.ts'
import type { Expression } from '#schemas/runtime/computed/written.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'

/** A contract with its instalments, the payments that refer to it and the person it is with: every kind of expression has something to look at. */
const field = (computed: Expression, more: JsonSchema): JsonSchema => ({
  ...more,
  readOnly: true,
  'x-field': { ...more['x-field'], computed },
})

const money: JsonSchema = { type: 'number', multipleOf: 0.01, 'x-field': { widget: 'moeda' } }

const contract: JsonSchema = {
  title: 'Contrato',
  type: 'object',
  additionalProperties: false,
  'x-entity': {
    plural: 'Contratos',
    route: 'exemplo/contratos',
    scope: 'empresa',
    authority: 'ROLE_CONTRATO',
    label: 'nome',
    list: {
      columns: [
        'nome',
        'fim',
        'situacao',
        'total',
        'parcelas',
        'pagamentos',
        'dono',
        'rotulo',
        'dias',
        'aviso',
        'uteis',
      ],
      filters: [
        'nome',
        'situacao',
        { name: 'fimDe', title: 'Fim a partir de', field: 'fim', op: 'gte' },
        { name: 'fimAte', title: 'Fim até', field: 'fim', op: 'lte' },
        { name: 'totalDe', title: 'Total a partir de', field: 'total', op: 'gte' },
        'parcelas',
        'dono',
        { name: 'avisoDe', title: 'Aviso a partir de', field: 'aviso', op: 'gte' },
      ],
    },
  },
  required: ['nome'],
  properties: {
    nome: { type: 'string', maxLength: 40, title: 'Nome' },
    inicio: { type: 'string', format: 'date', title: 'Início' },
    meses: { type: 'integer', minimum: -500, maximum: 500, title: 'Meses' },
    valor: { ...money, title: 'Valor' },
    taxa: { type: 'number', title: 'Taxa' },
    assinado: { type: 'boolean', title: 'Assinado' },
    quando: { type: 'string', format: 'date-time', title: 'Quando' },
    tipo: {
      title: 'Tipo',
      oneOf: [
        { const: 'A', title: 'Aluguel' },
        { const: 'S', title: 'Serviço' },
      ],
    },
    pessoa: { title: 'Pessoa', $ref: 'contratado.json#/$defs/ref' },
    local: { title: 'Local', $ref: '../utilitario/estabelecimento.json#/$defs/ref' },
    itens: { type: 'array', items: { $ref: 'contrato-item.json' }, title: 'Parcelas' },
    fim: field(
      { addMonths: [{ field: 'inicio' }, { field: 'meses' }] },
      { type: 'string', format: 'date', title: 'Fim' },
    ),
    aviso: field(
      { addWorkingDays: [{ field: 'inicio' }, 1], at: { field: 'local' } },
      { type: 'string', format: 'date', title: 'Aviso' },
    ),
    uteis: field(
      { workingDaysBetween: [{ field: 'inicio' }, { field: 'fim' }] },
      { type: 'integer', title: 'Dias úteis' },
    ),
    dias: field({ daysBetween: [{ today: true }, { field: 'fim' }] }, { type: 'integer', title: 'Dias que faltam' }),
    situacao: field(
      {
        cases: [
          { when: { not: { filled: { field: 'fim' } } }, then: 'I' },
          { when: { lt: [{ field: 'fim' }, { today: true }] }, then: 'V' },
          { when: { lte: [{ field: 'fim' }, { addDays: [{ today: true }, 30] }] }, then: 'P' },
        ],
        else: 'E',
      },
      {
        title: 'Situação',
        oneOf: [
          { const: 'I', title: 'Indefinido' },
          { const: 'V', title: 'Vencido' },
          { const: 'P', title: 'A vencer' },
          { const: 'E', title: 'Em dia' },
        ],
      },
    ),
    total: field({ sum: { list: 'itens', value: { field: 'valor' } } }, { ...money, minimum: 0, title: 'Total' }),
    parcelas: field(
      { count: { list: 'itens', where: { eq: [{ field: 'paga' }, false] } } },
      { type: 'integer', title: 'Parcelas' },
    ),
    ultima: field(
      { last: { list: 'itens', order: 'dia', value: { field: 'valor' } } },
      { ...money, title: 'Última parcela' },
    ),
    multa: field({ percent: [{ field: 'total' }, { field: 'taxa' }] }, { ...money, title: 'Multa' }),
    pagamentos: field(
      { count: { records: 'exemplo/pagamento', through: 'contrato' }, as: 'record' },
      { type: 'integer', title: 'Pagamentos' },
    ),
    pago: field(
      { sum: { records: 'exemplo/pagamento', through: 'contrato', value: { field: 'valor' } }, as: 'record' },
      { ...money, title: 'Pago' },
    ),
    falta: field({ subtract: [{ field: 'total' }, { field: 'pago' }] }, { ...money, title: 'Falta' }),
    dono: field({ field: 'pessoa.apelido', as: 'record' }, { type: 'string', title: 'Apelido' }),
    idade: field({ age: { field: 'pessoa.nascimento', as: 'record' } }, { type: 'integer', title: 'Idade' }),
    rotulo: field(
      { text: [{ title: 'tipo' }, { field: 'nome' }, { field: 'inicio' }], separator: ' – ' },
      { type: 'string', title: 'Rótulo' },
    ),
    grande: field({ gt: [{ field: 'total' }, 1000] }, { type: 'boolean', title: 'Grande' }),
    motivo: {
      type: 'string',
      maxLength: 40,
      title: 'Motivo',
      'x-field': { visibleWhen: { properties: { grande: { const: true } }, required: ['grande'] } },
    },
  },
  allOf: [{ if: { properties: { grande: { const: true } }, required: ['grande'] }, then: { required: ['motivo'] } }],
}

const item: JsonSchema = {
  title: 'Parcela',
  type: 'object',
  additionalProperties: false,
  'x-entity': {
    plural: 'Parcelas',
    route: 'exemplo/contratos/{contratoId}/itens',
    label: 'dia',
    list: { columns: ['dia', 'valor', 'desconto'] },
  },
  required: ['dia'],
  properties: {
    dia: { type: 'string', format: 'date', title: 'Dia' },
    valor: { ...money, title: 'Valor' },
    paga: { type: 'boolean', default: false, title: 'Paga' },
    desconto: field({ percent: [{ field: 'valor' }, 5] }, { ...money, title: 'Desconto' }),
  },
}

const payment: JsonSchema = {
  title: 'Pagamento',
  type: 'object',
  additionalProperties: false,
  'x-entity': {
    plural: 'Pagamentos',
    route: 'exemplo/pagamentos',
    scope: 'empresa',
    authority: 'ROLE_PAGAMENTO',
    label: 'nota',
    list: { columns: ['nota', 'contrato', 'valor'] },
  },
  required: ['nota', 'contrato'],
  properties: {
    nota: { type: 'string', maxLength: 20, title: 'Nota' },
    contrato: { title: 'Contrato', $ref: 'contrato.json#/$defs/ref' },
    valor: { ...money, title: 'Valor' },
  },
}

const person: JsonSchema = {
  title: 'Contratado',
  type: 'object',
  additionalProperties: false,
  'x-entity': {
    plural: 'Contratados',
    route: 'exemplo/contratados',
    scope: 'empresa',
    authority: 'ROLE_CONTRATADO',
    label: 'nome',
    list: { columns: ['nome', 'contratos'] },
  },
  required: ['nome'],
  properties: {
    nome: { type: 'string', maxLength: 40, title: 'Nome', 'x-field': { lgpd: { class: 'nenhum' } } },
    apelido: { type: 'string', maxLength: 40, title: 'Apelido' },
    nascimento: { type: 'string', format: 'date', title: 'Nascimento', 'x-field': { lgpd: { class: 'nenhum' } } },
    contratos: field(
      {
        count: { records: 'exemplo/contrato', through: 'pessoa', where: { gt: [{ field: 'falta' }, 0] } },
        as: 'record',
      },
      { type: 'integer', title: 'Contratos por pagar' },
    ),
  },
}

export const contracts: SourceFile[] = [
  { file: 'exemplo/contrato.json', schema: contract },
  { file: 'exemplo/contrato-item.json', schema: item },
  { file: 'exemplo/pagamento.json', schema: payment },
  { file: 'exemplo/contratado.json', schema: person },
]
