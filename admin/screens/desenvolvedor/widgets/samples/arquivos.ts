import type { Family } from '../sample.ts'
import { source } from '../source.ts'
import json from './arquivos.json'

export default {
  order: 90,
  title: 'Arquivos',
  fields: {
    source: source(json),
    load: () => import('./arquivos.json?definicao'),
    values: {},
    keys: { arquivo: [['Enter', 'escolhe o arquivo']], foto: [['Enter', 'escolhe a imagem']] },
  },
} satisfies Family
