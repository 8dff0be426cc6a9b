import type { Family, KeyHelp } from '../sample.ts'
import { asSchema } from '../source.ts'
import json from './escolhas.json'

const RADIO: KeyHelp[] = [['← ↑ → ↓', 'trocam a escolha']]
const TICK: KeyHelp[] = [['Espaço', 'marca ou desmarca']]
const CHIPS: KeyHelp[] = [
  ['Enter', 'acrescenta o que foi digitado ou escolhido'],
  ['Backspace', 'remove a última etiqueta'],
]

export default {
  order: 50,
  title: 'Escolhas',
  fields: {
    source: asSchema(json),
    load: () => import('./escolhas.json?definicao'),
    values: {
      select: 'T',
      radio: 'T',
      segmented: 'T',
      simNao: true,
      checkbox: true,
      switch: true,
      checkboxList: ['GRADUACAO', 'MESTRADO'],
      chips: ['logística', 'inglês'],
      chipsLista: ['GRADUACAO', 'MESTRADO'],
      cadastro: 'captacao/candidato',
      permissoes: ['ROLE_CAD_CANDIDATO', 'ROLE_MOV_SOLICITACAO'],
      eventos: ['captacao/candidato:alterado'],
      agendamento: {
        relatorio: 'captacao/relatorios/vaga-motivo',
        filtros: 'dataIni=2026-01-01&dataFim=2026-06-30',
      },
      aviso: {
        cadastro: 'gestao-talentos/talento',
        vencimento: 'certificado',
        papeis: ['gestor'],
        texto: 'Confira os certificados da equipe.',
      },
      camposCandidatoVisiveis: ['foto', 'cursos'],
      camposColaboradorObrigatorio: ['foto'],
      cor: '#FF850A',
    },
    keys: {
      select: [
        ['↓ ↑ Enter', 'abrem a lista e andam nela'],
        ['Esc', 'fecha sem escolher'],
      ],
      radio: RADIO,
      segmented: RADIO,
      simNao: RADIO,
      checkbox: TICK,
      switch: TICK,
      checkboxList: TICK,
      chips: CHIPS,
      chipsLista: CHIPS,
      cadastro: [['↓ ↑ Enter', 'abrem a lista e andam nela']],
      permissoes: TICK,
      eventos: TICK,
      agendamento: [['↓ ↑ Enter', 'abrem a lista e andam nela']],
      camposCandidatoVisiveis: TICK,
      camposColaboradorObrigatorio: TICK,
      cor: [['Tab', 'vai da caixa ao seletor de cores']],
    },
  },
} satisfies Family
