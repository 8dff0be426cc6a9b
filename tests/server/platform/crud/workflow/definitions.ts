import type { JsonSchema } from '#schemas/runtime/model.ts'

const texto = (title: string, rest: Partial<JsonSchema> = {}): JsonSchema => ({
  type: 'string',
  maxLength: 60,
  title,
  ...rest,
})

/** A loan request with what no shipped definition says of a workflow. */
export const pedido: JsonSchema = {
  title: 'Pedido',
  type: 'object',
  additionalProperties: false,
  'x-entity': {
    plural: 'Pedidos',
    route: 'provas/pedidos',
    scope: 'empresa',
    authority: 'ROLE_MOV_PEDIDO',
    label: 'titulo',
    extensible: true,
    list: { columns: ['titulo', 'valor', 'situacao'], filters: ['titulo'] },
    roles: {
      dono: { title: 'Dono', user: 'dono' },
      gestor: { title: 'Gestor da área', of: 'area', query: 'gestores' },
    },
    workflow: [
      {
        name: 'situacao',
        title: 'Situação',
        field: 'situacao',
        states: [
          { name: 'E', readOnly: true, open: ['nota'], required: ['valor'] },
          { name: 'A', readOnly: true, deletable: false },
          { name: 'X', hidden: ['nota'], aside: true },
        ],
        transitions: [
          {
            name: 'envia',
            title: 'Enviar',
            from: ['R'],
            to: 'E',
            by: ['dono'],
            fields: ['enviadoEm'],
            set: { enviadoEm: { default: 'today' }, enviadoPor: { default: 'currentUser' }, motivo: null },
            adds: [{ list: 'passos', values: { texto: 'Enviado', valor: { from: 'valor' } } }],
          },
          { name: 'aprova', title: 'Aprovar', from: ['E'], to: 'A', by: ['gestor'], authority: 'ROLE_APROVA_PEDIDO' },
          {
            name: 'devolve',
            title: 'Devolver',
            from: ['E'],
            to: 'R',
            fields: ['motivo'],
            required: ['motivo'],
            refused: 'O pedido não foi enviado.',
          },
          { name: 'expira', title: 'Expirar', from: ['E'], to: 'X', after: { days: 10 } },
          { name: 'arquiva', title: 'Arquivar', from: ['A'], to: 'X', after: { days: 30, of: 'enviadoEm' } },
        ],
      },
    ],
  },
  required: ['titulo', 'situacao'],
  properties: {
    titulo: texto('Título'),
    valor: { type: 'number', minimum: 0, multipleOf: 0.01, title: 'Valor' },
    nota: texto('Nota'),
    area: { title: 'Área', $ref: '../cargo-salario/area-organizacional.json#/$defs/ref' },
    itens: { type: 'array', items: { $ref: 'pedido-item.json' }, title: 'Itens' },
    dono: {
      title: 'Dono',
      $ref: '../utilitario/usuario.json#/$defs/ref',
      readOnly: true,
      'x-field': { default: 'currentUser' },
    },
    situacao: {
      title: 'Situação',
      readOnly: true,
      default: 'R',
      oneOf: [
        { const: 'R', title: 'Rascunho' },
        { const: 'E', title: 'Enviado' },
        { const: 'A', title: 'Aprovado' },
        { const: 'X', title: 'Arquivado' },
      ],
      'x-field': { tones: { E: 'warning', A: 'success' } },
    },
    motivo: texto('Motivo', { readOnly: true }),
    enviadoEm: { type: 'string', format: 'date', title: 'Enviado em', readOnly: true },
    enviadoPor: { title: 'Enviado por', $ref: '../utilitario/usuario.json#/$defs/ref', readOnly: true },
    passos: { type: 'array', items: { $ref: 'pedido-passo.json' }, title: 'Passos', readOnly: true },
  },
}

/** A row that a step adds. */
export const passo: JsonSchema = {
  title: 'Passo do pedido',
  type: 'object',
  additionalProperties: false,
  'x-entity': { plural: 'Passos do pedido', label: 'texto' },
  required: ['texto'],
  properties: {
    texto: texto('Texto', { readOnly: true }),
    valor: { type: 'number', title: 'Valor', readOnly: true },
    quem: {
      title: 'Quem',
      $ref: '../utilitario/usuario.json#/$defs/ref',
      readOnly: true,
      'x-field': { default: 'currentUser' },
    },
  },
}

/** A row with a route of its own. */
export const item: JsonSchema = {
  title: 'Item do pedido',
  type: 'object',
  additionalProperties: false,
  'x-entity': { plural: 'Itens do pedido', label: 'nome', route: 'provas/pedidos/{pedidoId}/itens' },
  required: ['nome'],
  properties: { nome: texto('Nome') },
}
