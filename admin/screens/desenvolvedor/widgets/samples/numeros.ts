import type { Family } from '../sample.ts'
import { asSchema } from '../source.ts'
import json from './numeros.json'

const POINT: [string, string] = ['.', 'no teclado numérico, escreve a vírgula']

export default {
  order: 20,
  title: 'Números',
  fields: {
    source: asSchema(json),
    load: () => import('./numeros.json?definicao'),
    values: { inteiro: 42, numero: 1234.567, moeda: 5230.5, percentual: 12.5, ano: 2026 },
    keys: { numero: [POINT], moeda: [POINT], percentual: [POINT] },
  },
} satisfies Family
