import type { Family, KeyHelp } from '../sample.ts'
import { asSchema } from '../source.ts'
import json from './registros.json'

const PICKER: KeyHelp[] = [
  ['↓ ↑', 'abrem a lista e andam nela'],
  ['Enter', 'escolhe'],
  ['Esc', 'fecha; outra vez, limpa'],
]
const TREE: KeyHelp[] = [
  ['Enter Espaço ↓', 'abrem a árvore'],
  ['↑ ↓', 'andam pelos nós'],
  ['→ ←', 'abrem e fecham um ramo'],
  ['Enter Espaço', 'escolhem ou marcam'],
  ['Esc', 'fecha sem mudar'],
]
const LIST: KeyHelp[] = [
  ['Tab', 'vai da pesquisa às caixas'],
  ['Espaço', 'marca ou desmarca'],
]

export default {
  order: 60,
  title: 'Registros',
  fields: {
    source: asSchema(json),
    load: () => import('./registros.json?definicao'),
    values: {
      referencia: { id: 16, nome: 'Analista de Recursos Humanos' },
      referencias: [
        { id: 1, nome: 'Inglês' },
        { id: 2, nome: 'Espanhol' },
      ],
      sugestoes: 'Inglês',
      dependente: { uf: { id: 23, nome: 'Ceará' }, cidade: { id: 2304400, nome: 'Fortaleza' } },
      checkboxListRegistros: [{ id: 1, nome: 'Administração' }],
      checkboxListMaximo: [{ id: 1, nome: 'Administração' }],
      areaTree: { id: 2, nome: 'Administrativo e Financeiro' },
      areaMae: { id: 1, nome: 'Diretoria Geral' },
      areaTreeMarca: [{ id: 2, nome: 'Administrativo e Financeiro' }],
      areaTreeDesabilita: [{ id: 2, nome: 'Administrativo e Financeiro' }],
      areasPermitidas: [2],
      condicao: { pergunta: { id: 4, texto: 'Como se integra à equipe?' }, opcoes: [100001, 100002] },
      publico: { quem: 'CRITERIOS', areasOrganizacionais: [{ id: 2, nome: 'Administrativo e Financeiro' }] },
    },
    keys: {
      referencia: PICKER,
      referencias: [...PICKER, ['Backspace', 'remove o último']],
      sugestoes: [
        ['↓ ↑', 'andam pelos nomes oferecidos'],
        ['Enter', 'escolhe'],
        ['Esc', 'fecha e deixa o que foi digitado'],
      ],
      dependente: PICKER,
      checkboxListRegistros: LIST,
      checkboxListMaximo: LIST,
      areaTree: TREE,
      areaMae: TREE,
      areaTreeMarca: TREE,
      areaTreeDesabilita: TREE,
      areasPermitidas: TREE,
      condicao: [
        ['↓ ↑ Enter', 'escolhem a pergunta anterior'],
        ['Espaço', 'marca ou desmarca uma resposta'],
      ],
      publico: [
        ['← →', 'escolhem entre todos e critérios'],
        ['Tab', 'vai a Ver quem e aos critérios'],
        ['Esc', 'fecha a lista de quem faz parte'],
      ],
    },
  },
} satisfies Family
