import type { Family } from '../sample.ts'
import { asSchema } from '../source.ts'
import json from './mascaras.json'

export default {
  order: 40,
  title: 'Documentos e contatos',
  fields: {
    source: asSchema(json),
    load: () => import('./mascaras.json?definicao'),
    values: {
      cpf: '52998224725',
      cpfPessoa: '39053344705',
      cnpj: '12ABC34501DE35',
      cnpjCpf: '11222333000181',
      telefone: '85987654321',
      ddd: '85',
      cep: '60060440',
      pis: '12056412545',
      tituloEleitor: '102385010671',
      caepf: '29311861000184',
      cno: '110158384786',
      inscricao: '11222333000181',
      cnoCnpj: '110158384786',
      processo: '00008323520184013202',
      chassi: '9BWZZZ377VT004251',
      mascara: 'ABC-1234',
    },
  },
} satisfies Family
