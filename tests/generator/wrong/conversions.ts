import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { XConvert } from '#schemas/runtime/written/convert.ts'
import { entity } from '../project.ts'
import { area, text, type WrongDefinition } from './area.ts'

const said = (schema: JsonSchema, convert: object): Record<string, JsonSchema> =>
  area({}, { valor: { ...schema, 'x-field': { convert: convert as XConvert } } })
const lists = (convert: object): Record<string, JsonSchema> => ({
  ...said({ type: 'array', items: { $ref: 'area-item.json' } }, convert),
  'a/area-item': entity({ numero: text }),
})
const place = 'properties.valor.x-field.convert'

/** Mistakes of what a field says of its former values. */
export const wrongConversions: WrongDefinition[] = [
  [
    'conversão com chave desconhecida',
    said({ type: 'number' }, { onInvalido: null }),
    `${place}.onInvalido: "onInvalido" não é conhecido aqui (você quis dizer "onInvalid"?)`,
  ],
  [
    'valores de dois lugares',
    said(text, { split: { field: 'a', at: ' ', part: 1 }, join: { fields: ['a', 'b'], with: ' ' } }),
    `${place}.join: os valores vêm de um lugar só: "split" ou "join"`,
  ],
  [
    'parte de texto de si mesmo',
    said(text, { split: { field: 'valor', at: ' ', part: 1 } }),
    `${place}.split.field: "valor" é o próprio campo`,
  ],
  ['sinal decimal de um texto', said(text, { decimal: ',' }), `${place}.decimal: só um número tem sinal decimal`],
  ['dia de um número', said({ type: 'number' }, { day: 'DD/MM/YYYY' }), `${place}.day: só uma data é escrita assim`],
  [
    'valor que o campo não aceita',
    said({ type: 'integer', minimum: 1 }, { onInvalid: 0 }),
    `${place}.onInvalid: 0 não é um valor deste campo (use "fail", null ou um valor que ele aceite)`,
  ],
  [
    'linha num campo simples',
    said(text, { row: { numero: 'telefone' } }),
    `${place}.row: só uma lista de filhos recebe linhas`,
  ],
  [
    'lista sem dizer de que campos',
    lists({ split: { field: 'a', at: ' ', part: 1 } }),
    `${place}: uma lista de filhos recebe linhas: diga "row"`,
  ],
  [
    'campo que a linha não tem',
    lists({ row: { nunero: 'telefone' } }),
    `${place}.row.nunero: "nunero" não é um campo de Coisa (você quis dizer "numero"?)`,
  ],
  [
    'valor de linhas do que não é lista',
    said(text, { rows: { field: 'ordem.numero', take: 'only' } }),
    `${place}.rows.field: "ordem" não é uma lista de filhos`,
  ],
]
