import { describe, expect, test } from 'vitest'
import type { MenuItem } from '#admin/providers/userinfo.ts'
import { menuCrumbs } from '#admin/shell/menu/crumbs.ts'
import { entriesOf, entryAt, searchMenu } from '#admin/shell/menu/search.ts'
import { openedEntries } from '#admin/shell/menu/useMostOpened.ts'
import { cutName, firstName, initialsOf } from '#admin/shell/names.ts'

const menu: MenuItem[] = [
  {
    label: 'Captação',
    items: [
      { label: 'Candidatos', url: '/captacao/candidatos' },
      { label: 'Relatórios', items: [{ label: 'Duração de vagas', url: '/captacao/relatorios/duracao-vaga' }] },
    ],
  },
  { label: 'Avaliação de Desempenho', items: [{ label: 'Ciclos', url: '/avaliacao/ciclos' }] },
]
const labels = (query: string) => searchMenu(menu, query).map(({ item }) => item.label)

describe('the menu search', () => {
  test('ignores accents and capitals', () => {
    expect(labels('avaliacao')).toEqual(['Ciclos'])
    expect(labels('DURAÇÃO')).toEqual(['Duração de vagas'])
  })

  test('looks at the whole breadcrumb, word by word', () => {
    expect(labels('relatorios captacao')).toEqual(['Duração de vagas'])
    expect(labels('captacao')).toEqual(['Candidatos', 'Duração de vagas'])
  })

  test('finds nothing for what is nowhere', () => {
    expect(labels('xyz')).toEqual([])
  })
})

describe('the entry of a page', () => {
  test('is the longest address the page lies at or below', () => {
    expect(entryAt(menu, '/captacao/candidatos/7')?.item.label).toBe('Candidatos')
    expect(entryAt(menu, '/captacao/candidatos-x')).toBeUndefined()
  })

  test('knows its groups', () => {
    expect(entriesOf(menu)[1]?.trail).toEqual(['Captação', 'Relatórios'])
  })
})

describe('where a page lies', () => {
  const at = (pathname: string, named: { label: string; to?: string }[] = []) =>
    menuCrumbs(menu, pathname, named).map(({ label, to }) => (to === undefined ? label : `${label} ${to}`))

  test('the entry of the menu stands before what lies below it, once, however the list was left', () => {
    expect(at('/captacao/candidatos')).toEqual(['Captação'])
    expect(at('/captacao/candidatos/7')).toEqual(['Captação', 'Candidatos /captacao/candidatos'])
    const list = { label: 'Candidatos', to: '/captacao/candidatos?filter=%7B%7D' }
    expect(at('/captacao/candidatos/7', [list])).toEqual(['Captação'])
  })

  test('the reports of a group lie below the page that lists them, and that in the group', () => {
    expect(at('/captacao/relatorios/duracao-vaga')).toEqual(['Captação', 'Relatórios /captacao/relatorios'])
    expect(at('/captacao/relatorios')).toEqual(['Captação'])
    expect(at('/nada')).toEqual([])
  })

  test('what stands in no menu lies in the group of those whose addresses begin like its own', () => {
    expect(at('/captacao/roteiros/3', [{ label: 'Roteiros', to: '/captacao/roteiros' }])).toEqual(['Captação'])
    expect(at('/captacaozinha/roteiros')).toEqual([])
  })
})

test('the screens opened most are entries of the menu, each once; what is in no menu is left out', () => {
  const opened = [
    { tela: '/captacao/relatorios/duracao-vaga', pontos: 4 },
    { tela: '/meus-dados', pontos: 3 },
    { tela: '/captacao/candidatos', pontos: 2.5 },
    { tela: '/captacao/candidatos/ocr', pontos: 1 },
    { tela: '/avaliacao/ciclos', pontos: 0.2 },
  ]
  expect(openedEntries(menu, opened, 5)).toEqual([
    '/captacao/relatorios/duracao-vaga',
    '/captacao/candidatos',
    '/avaliacao/ciclos',
  ])
  expect(openedEntries(menu, opened, 2)).toHaveLength(2)
})

test('[B-SHORT-NAMES] names are cut at twenty characters and shortened to initials', () => {
  expect(cutName('Maria da Conceição Albuquerque')).toBe('Maria da Conceição A…')
  expect(cutName('Ana')).toBe('Ana')
  expect([initialsOf('Maria da Conceição'), initialsOf('Ana'), initialsOf('')]).toEqual(['MC', 'A', ''])
  expect(firstName(' João Batista ')).toBe('João')
})
