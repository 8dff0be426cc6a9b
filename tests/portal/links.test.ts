import { expect, test } from 'vitest'
import { contrastOf, inkOn, readableOn } from '#portal/colors.ts'
import { portalLink, safeReturn } from '#portal/links.ts'
import { abertas, entradasProprias, isCurrent } from '#portal/menu.ts'
import { contaOportunidades, prazoDaVaga } from '#portal/texts.ts'

test('after the log-in the candidate goes back to addresses of the portal only', () => {
  expect(safeReturn('/anuncios/12?empresaId=1')).toBe('/anuncios/12?empresaId=1')
  const refused = [null, '', '//mal.example', '/\\mal.example', 'https://mal.example', 'javascript:alert(1)', '/login']
  expect(refused.map(safeReturn)).toEqual(refused.map(() => undefined))
})

test('an address carries only what was chosen', () => {
  expect(portalLink('/anuncios', { empresaId: 1, q: '', cidadeId: undefined })).toBe('/anuncios?empresaId=1')
  expect(portalLink('/anuncios', { q: 'mecânico & cia' })).toBe('/anuncios?q=mec%C3%A2nico+%26+cia')
})

test('any colour a company chooses stays readable', () => {
  for (const color of ['#FF850A', '#1565C0', '#ffffff', '#000000', '#ffff00', '#7f7f7f', '#00ff88']) {
    for (const paper of ['#ffffff', '#191c22']) expect(contrastOf(readableOn(color, paper), paper)).toBeGreaterThan(4.5)
    expect(contrastOf(inkOn(color), color)).toBeGreaterThan(4.4)
  }
})

test('a deadline is said as people say it', () => {
  const ate = (previsaoEncerramento?: string) =>
    prazoDaVaga({ id: 1, titulo: '', descricao: '', empresa: { id: 1, nome: '' }, previsaoEncerramento }, '2026-03-30')
      ?.texto
  expect(['2026-03-30', '2026-03-31', '2026-04-06', '2026-04-07', undefined].map(ate)).toEqual([
    'Último dia para se candidatar',
    'Encerra amanhã',
    'Encerra em 7 dias',
    'Até 07/04/2026',
    undefined,
  ])
  expect([1, 2, 10_001].map(contaOportunidades)).toEqual([
    '1 oportunidade',
    '2 oportunidades',
    'mais de 10.000 oportunidades',
  ])
})

test('the entries of the menu lead to the open vacancies and to what is the candidate’s own', () => {
  const maria = { id: 7, nome: 'Maria', cpf: '52998224725', empresa: { id: 1, nome: 'Aurora' } }
  const lines = [...abertas, ...entradasProprias(maria)].map(({ titulo, path, tab }) => [
    titulo,
    portalLink(`/externo${path}`, { tab }),
  ])
  expect(Object.fromEntries(lines)).toMatchObject({
    'Vagas Abertas': '/externo/anuncios',
    'Editar Cadastro': '/externo/candidatos/7',
    'Anexar Documentos': '/externo/candidatos/7/documentos-anexos',
    'Alterar Senha': '/externo/candidatos/7?tab=senha',
    'Minhas Candidaturas': '/externo/candidato-solicitacoes',
    Avaliações: '/externo/solicitacao-avaliacao',
    Histórico: '/externo/historico-candidatos',
  })
  const current = (address: string) => {
    const [pathname = '', search] = address.split('?')
    return entradasProprias(maria).flatMap((one) =>
      isCurrent(one, pathname, new URLSearchParams(search)) ? [one.titulo] : [],
    )
  }
  expect(current('/candidatos/7')).toEqual(['Editar Cadastro'])
  expect(current('/candidatos/7?tab=senha')).toEqual(['Alterar Senha'])
  expect(current('/candidatos/7/documentos-anexos/new')).toEqual(['Anexar Documentos'])
})
