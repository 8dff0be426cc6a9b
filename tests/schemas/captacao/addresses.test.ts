import { expect, test } from 'vitest'
import { model } from '#tests/entities/subject.ts'

/** The addresses of the recruitment that the specification names (1 §2.2). */

const registers = [
  ...['areas-interesse', 'areas-formacao', 'etapas-seletivas', 'motivos-solicitacao', 'solicitacoes-pessoal'],
  ...['como-ficou-sabendo-vaga', 'exames-palografico', 'niveis-competencia', 'modelos-avaliacao-candidato', 'cargo'],
  ...['candidatos', 'avaliacoes', 'anuncios', 'idiomas'],
]
const screens = ['estatisticas-preenchimento-vaga', 'historico']
const reports = [
  ...['candidato-selecao', 'analise-etapas-seletivas', 'avaliacao-candidato', 'divulgacao-vaga', 'vaga-motivo'],
  ...['duracao-vaga', 'indicacao-candidato'],
]

test('each register, screen and report of the recruitment stands at its address', () => {
  const routes = new Set([...model.entities.values()].flatMap((entity) => entity.routes))
  expect(registers.filter((name) => !routes.has(`captacao/${name}`))).toEqual([])
  const paths = new Set([...model.screens.values()].flatMap((screen) => screen.routes.map(({ path }) => path)))
  expect(screens.filter((name) => !paths.has(`captacao/${name}`))).toEqual([])
  const served = [...model.reports.values()].filter(({ group }) => group === 'captacao')
  expect(served.map(({ name }) => name).sort()).toEqual([...reports].sort())
})
