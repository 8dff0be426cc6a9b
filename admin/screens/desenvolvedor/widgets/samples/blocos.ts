import type { Family } from '../sample.ts'
import { asSchema } from '../source.ts'
import json from './blocos.json'

export default {
  order: 70,
  title: 'Blocos e listas',
  fields: {
    source: asSchema(json),
    load: () => import('./blocos.json?definicao'),
    values: {
      endereco: {
        cep: '60060440',
        logradouro: 'Praça do Ferreira',
        numero: '150',
        complemento: 'Sala 12',
        uf: { id: 23, nome: 'Ceará' },
        cidade: { id: 2304400, nome: 'Fortaleza' },
        bairro: 'Centro',
      },
      experiencias: [
        { empresa: 'Aurora Alimentos', admissao: '2019-03-04', desligamento: '2022-08-31' },
        { empresa: 'Horizonte Serviços', admissao: '2022-09-12' },
      ],
      json: [{ dia: 1, tema: 'Integração' }],
    },
    keys: {
      endereco: [['Tab', 'depois do CEP, leva ao botão que busca o endereço']],
      experiencias: [
        ['Enter', 'em Adicionar ou Editar, abre o diálogo'],
        ['Esc', 'fecha o diálogo; pergunta, se algo foi digitado'],
      ],
    },
  },
} satisfies Family
