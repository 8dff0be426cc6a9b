import { describe, expect, test } from 'vitest'
import { readDefault, readSaved, sameFilter, sameName, savedKey } from '#admin/resource/filters/saved-filters.ts'
import { searchOf } from '#admin/resource/list/address.ts'
import {
  readStored,
  type StoredSettings,
  settingsKey,
  settingsOf,
  storedColumns,
} from '#admin/resource/list/settings.ts'
import { tableLayout } from '#admin/resource/list/table/table-layout.ts'
import { rowHeights } from '#admin/resource/list/table/table-looks.ts'
import { rowWindow } from '#admin/resource/list/table/useVisibleRows.ts'
import { shareOut, widthOf } from '#admin/resource/list/table/widths.ts'
import { loadModel } from '#schemas/load.ts'
import type { Entity, JsonValue } from '#schemas/runtime/model.ts'

const model = loadModel()
const solicitacao = model.entities.get('captacao/solicitacao-pessoal') as Entity
const pathsOf = (stored: StoredSettings) => settingsOf(solicitacao, stored, () => true).shown.map(({ path }) => path)
const shownOf = (entity: Entity) => settingsOf(entity, {}, () => true).shown
const own = solicitacao.list.columns.filter((path) => !solicitacao.list.folded?.includes(path))

describe('how a list is arranged', () => {
  test('without anything kept it is as the schema says, 15 to a page', () => {
    const settings = settingsOf(solicitacao, readStored(undefined), () => true)
    expect(settings).toMatchObject({ perPage: 15, sort: '-data', dense: false, filterOpen: false, arranged: false })
    expect(settings.shown.map(({ path }) => path)).toEqual(own)
  })

  test('folded columns can be chosen, and sorted by', () => {
    const { choosable } = settingsOf(solicitacao, {}, () => true)
    expect(own).not.toContain('suspensa')
    expect(choosable.find(({ path }) => path === 'suspensa')?.sortable).toBe(true)
    expect(pathsOf({ colunas: ['descricao', 'suspensa'], ocultas: own })).toEqual(['descricao', 'suspensa'])
  })

  test('columns keep the chosen order; others of the record can be added', () => {
    const further =
      settingsOf(solicitacao, {}, () => true).choosable.find(({ path }) => !own.includes(path))?.path ?? ''
    expect(pathsOf({ colunas: ['descricao', further, 'id'], ocultas: own })).toEqual(['descricao', further, 'id'])
    expect(pathsOf(storedColumns(solicitacao, ['status', 'descricao']))).toEqual(['status', 'descricao'])
  })

  test('a chosen column that rows do not carry by themselves is asked for', () => {
    const talento = model.entities.get('gestao-talentos/talento') as Entity
    const askedOf = (stored: StoredSettings) => settingsOf(talento, stored, () => true).asked
    expect(askedOf({})).toBeUndefined()
    expect(askedOf({ colunas: ['nome', 'gestor', 'cpf', 'empresa', 'geracao'] })).toBe('gestor,geracao')
  })

  test('a column the schema has no longer is dropped, one it has since is shown', () => {
    const kept = { colunas: ['descricao', 'apelidoAntigo', 'id'], ocultas: own.slice(3, -1) }
    expect(pathsOf(kept)).toEqual(['descricao', 'id', 'data', own.at(-1)])
    expect(pathsOf({ colunas: ['nada', 'nenhuma'], ocultas: own })).toEqual(own)
  })

  test('what was kept in another shape counts as not kept', () => {
    for (const value of [null, 7, 'x', [], { colunas: 'id', porPagina: '30', ordem: 4 }]) {
      const settings = settingsOf(solicitacao, readStored(value), () => true)
      expect(settings).toMatchObject({ perPage: 15, sort: '-data', arranged: false })
    }
    expect(settingsOf(solicitacao, { porPagina: 7000, ordem: '-senha' }, () => true)).toMatchObject({
      perPage: 15,
      sort: '-data',
    })
    expect(settingsOf(solicitacao, { porPagina: 50, ordem: 'descricao' }, () => true)).toMatchObject({
      perPage: 50,
      sort: 'descricao',
    })
  })

  test('a field the session may not see is no column', () => {
    const { choosable } = settingsOf(solicitacao, {}, ({ path }) => path !== 'status')
    expect(choosable.map(({ path }) => path)).not.toContain('status')
  })

  test('it is kept under a key the server takes', () => {
    expect(settingsKey('captacao/solicitacao-pessoal')).toBe('lista.captacao.solicitacao-pessoal')
    expect(savedKey('captacao/solicitacao-pessoal')).toBe('filtro.captacao.solicitacao-pessoal')
  })
})

describe('saved filters', () => {
  const key = savedKey(solicitacao.path)
  const preferences: Record<string, JsonValue> = {
    [`${key}.b`]: { nome: 'Suspensas', filtro: { visualizar: 'S', filtroAntigo: 1 }, ordem: '-colunaAntiga' },
    [`${key}.a`]: { nome: 'Da produção', filtro: { areaOrganizacionaId: 3, q: 'x' }, ordem: 'descricao' },
    [`${key}.c`]: 'no filter at all',
    [key]: { padrao: 'b' },
    'filtro.captacao.candidato.z': { nome: 'De outra lista', filtro: {} },
  }

  test('are read by name; filters and orders the schema has no longer are dropped', () => {
    expect(readSaved(solicitacao, preferences)).toEqual([
      { id: 'a', name: 'Da produção', filter: { areaOrganizacionaId: 3, q: 'x' }, sort: 'descricao' },
      { id: 'b', name: 'Suspensas', filter: { visualizar: 'S' }, sort: undefined },
    ])
  })

  test('one may be the default, as long as it is there', () => {
    const saved = readSaved(solicitacao, preferences)
    expect(readDefault(solicitacao, preferences, saved)?.name).toBe('Suspensas')
    expect(readDefault(solicitacao, { [key]: { padrao: 'gone' } }, saved)).toBeUndefined()
  })

  test('names differ in more than case; filters in more than the order of their names', () => {
    expect([sameName('Abertas ', 'abertas'), sameName('Área', 'Area')]).toEqual([true, false])
    expect(sameFilter({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true)
    expect(sameFilter({ a: 1 }, { a: 1, b: 2 })).toBe(false)
  })

  test('an address carries filter and order', () => {
    const search = new URLSearchParams(searchOf({ filter: { q: 'josé & maria' }, sort: '-data' }))
    expect(Object.fromEntries(search)).toEqual({ filter: '{"q":"josé & maria"}', sort: 'data', order: 'DESC' })
    expect(searchOf({ filter: {} })).toBe('')
  })
})

describe('widths', () => {
  /** the place of a list between the menu and the panel of links, at 1366 px */
  const desk = 996
  const listed = [...model.entities.values()].filter((entity) => entity.route && !entity.single)

  test.each(listed)('$path: its columns have room at 1366 px, without moving sideways', (entity) => {
    const layout = tableLayout(entity, shownOf(entity), {
      room: desk,
      selectable: true,
      actions: Math.max(3, entity.actions.length + 3),
    })
    expect(layout.scrolls).toBe(false)
    expect(layout.total).toBe(desk)
  })

  test('a code of nine digits stands in one line', () => {
    const entity = model.entities.get('sst/parte-corpo')
    const code = entity && shownOf(entity).find(({ path }) => path === 'codigo')
    // 8.4 pixels each, 8 around them
    expect(entity && code && widthOf(entity, code).min).toBeGreaterThanOrEqual(9 * 8.4 + 8)
  })

  test('[B-ROW-ACTIONS] up to five actions always stand inline; of more, as many as columns leave room for', () => {
    const icons = (actions: number, room: number) =>
      tableLayout(solicitacao, shownOf(solicitacao), { room, selectable: true, actions }).icons
    expect([icons(5, 500), icons(8, 1800), icons(8, desk)]).toEqual([5, 5, 2])
  })

  test('too many columns move sideways rather than become unreadable', () => {
    const all = settingsOf(solicitacao, {}, () => true).choosable
    const layout = tableLayout(solicitacao, all, { room: desk, selectable: true, actions: 3 })
    expect(layout.scrolls).toBe(true)
    const widths = layout.widths.filter(({ key }) => key !== 'selection' && key !== 'actions').map(({ width }) => width)
    expect(widths).toEqual(all.map((column) => widthOf(solicitacao, column).min))
  })

  test('room that is left goes to texts, not to codes and dates', () => {
    const code = { min: 50, ideal: 60, grow: 0 }
    const text = { min: 100, ideal: 200, grow: 1 }
    expect(shareOut([code, text], 500)).toEqual([60, 440])
    expect(shareOut([code, text], 205)).toEqual([55, 150])
    expect(shareOut([code, text], 90)).toEqual([50, 100])
  })
})

describe('long tables draw the rows near the window', () => {
  test('15 in sight at least, 15 before and after', () => {
    expect(rowWindow(45, 20, 0, 300)).toEqual({ first: 0, end: 45 })
    expect(rowWindow(1000, 20, 0, 300)).toEqual({ first: 0, end: 30 })
    expect(rowWindow(1000, 20, -2000, 300)).toEqual({ first: 85, end: 130 })
    expect(rowWindow(1000, 43, -99_999, 860)).toEqual({ first: 950, end: 1000 })
  })

  test('all rows are of one height, of 20 pixels at least', () => {
    for (const height of Object.values(rowHeights)) expect(height).toBeGreaterThanOrEqual(20)
  })
})
