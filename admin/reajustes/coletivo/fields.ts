import type { Field } from '#schemas/runtime/model.ts'
import { campoAvulso as base } from '../campo.ts'
import { coletivoTexts as t } from './texts.ts'

const ids = (name: string, title: string, target: string, widget?: string): Field => ({
  ...base(name, title),
  kind: 'ids',
  target,
  hint: widget === undefined ? {} : { widget },
})

const number = (name: string, title: string, widget: string, multipleOf: number, minimum?: number): Field => ({
  ...base(name, title),
  type: 'number',
  schema: { type: 'number', multipleOf, ...(minimum === undefined ? {} : { minimum }) },
  hint: { widget },
})

const choice = (name: string, title: string, options: Record<number, string>): Field => ({
  ...base(name, title),
  type: 'integer',
  schema: { type: 'integer' },
  hint: { widget: 'radio' },
  options: Object.entries(options).map(([value, text]) => ({ value: Number(value), title: text })),
})

/** Fields of the form; names are those of POST /aplicar-dissidio. */
export const campos = {
  estabelecimentos: ids('estabelecimentos', t.establishments, 'utilitario/estabelecimento'),
  areas: ids('areas', t.areas, 'cargo-salario/area-organizacional', 'area-tree'),
  cargos: ids('cargos', t.positions, 'cargo-salario/cargo'),
  faixasSalariais: ids('faixasSalariais', t.bands, 'cargo-salario/faixa-salarial'),
  indices: ids('indices', t.indices, 'cargo-salario/indice'),
  reajustePor: choice('reajustePor', t.by, t.byOptions),
  percentual: number('valorDissidio', t.percent, 'percentual', 0.001),
  valor: number('valorDissidio', t.amount, 'moeda', 0.01),
  base: choice('base', t.base, t.baseOptions),
  piso: number('piso', t.floor, 'moeda', 0.01, 0),
  teto: number('teto', t.ceiling, 'moeda', 0.01, 0),
  valorAcimaTeto: number('valorAcimaTeto', t.above, 'moeda', 0.01, 0),
  dataBase: {
    ...base('dataBase', t.baseDate),
    type: 'string',
    format: 'date',
    schema: { type: 'string', format: 'date' },
  },
  observacao: {
    ...base('observacao', t.note),
    type: 'string',
    schema: { type: 'string', maxLength: 255 },
    hint: { widget: 'textarea' },
  },
} satisfies Record<string, Field>
