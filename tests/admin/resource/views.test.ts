import { beforeAll, describe, expect, test } from 'vitest'
import { distanceAlong } from '#admin/drag/neighbour.ts'
import { keepView, searchWith } from '#admin/providers/address/view-address.ts'
import type { SchemaSummary } from '#admin/providers/userinfo.ts'
import type { EntityScope } from '#admin/resource/entity-context.ts'
import { viewIn, viewsOf } from '#admin/resource/views/address.ts'
import { type BoardColumn, columnsOfOptions, filterOf, fixedColumns } from '#admin/resource/views/board/columns.ts'
import { moveTo } from '#admin/resource/views/board/moves.ts'
import { eventOf, movedTo } from '#admin/resource/views/calendar/events.ts'
import { Runtimes } from '#schemas/compile.ts'
import type { Entity, JsonSchema, RecordData, RuleContext } from '#schemas/runtime/model.ts'
import type { Board } from '#schemas/runtime/written/views.ts'
import { loadWorld } from '#tests/entities/random/world.ts'

const tarefa: JsonSchema = {
  title: 'Tarefa',
  type: 'object',
  additionalProperties: false,
  'x-entity': {
    plural: 'Tarefas',
    route: 'provas/afazers',
    scope: 'empresa',
    authority: 'ROLE_CAD_AFAZER',
    label: 'titulo',
    list: { columns: ['titulo'], sort: 'titulo', filters: ['titulo', 'prioridade'] },
    views: {
      board: { by: 'andamento', folded: ['F'] },
      calendar: { start: 'inicio', end: 'fim', color: 'prioridade', who: ['area'], place: 'sala' },
    },
    workflow: [
      {
        name: 'andamento',
        title: 'Andamento',
        field: 'andamento',
        states: [{ name: 'F', readOnly: true }],
        transitions: [
          { name: 'comeca', title: 'Começar', from: ['A'], to: 'E' },
          {
            name: 'termina',
            title: 'Terminar',
            from: ['E'],
            to: 'F',
            when: [
              {
                condition: { type: 'object', required: ['sala'], properties: { sala: { type: 'string' } } },
                message: 'Diga a sala antes de terminar.',
              },
            ],
          },
          {
            name: 'decide',
            title: 'Decidir',
            from: ['E'],
            to: ['A', 'F'],
            fields: ['andamento'],
            required: ['andamento'],
          },
        ],
      },
    ],
  },
  required: ['titulo', 'andamento'],
  properties: {
    titulo: { type: 'string', maxLength: 60, title: 'Título' },
    sala: { type: 'string', maxLength: 60, title: 'Sala' },
    inicio: { type: 'string', format: 'date', title: 'Início' },
    fim: { type: 'string', format: 'date', title: 'Fim' },
    prioridade: {
      title: 'Prioridade',
      oneOf: [
        { const: 'A', title: 'Alta' },
        { const: 'B', title: 'Baixa' },
      ],
      'x-field': { tones: { A: 'error' } },
    },
    andamento: {
      title: 'Andamento',
      default: 'A',
      readOnly: true,
      oneOf: [
        { const: 'A', title: 'A fazer' },
        { const: 'E', title: 'Em curso' },
        { const: 'F', title: 'Feita' },
      ],
    },
    area: { $ref: '../cargo-salario/area-organizacional.json#/$defs/ref', title: 'Área' },
  },
}

let scope: EntityScope
let entity: Entity
const context: RuleContext = { empresa: {}, parametros: {}, usuario: { id: 1, authorities: [] }, hoje: '2026-11-25' }

const summary = (actions: string[], update = true) =>
  ({
    path: 'provas/afazer',
    actions,
    can: { read: true, create: true, update, delete: true },
  }) as unknown as SchemaSummary

beforeAll(() => {
  const { model, mistakes } = loadWorld([{ file: 'provas/afazer.json', schema: tarefa }])
  expect(mistakes).toEqual([])
  entity = model.entities.get('provas/afazer') as Entity
  scope = {
    entity,
    runtime: new Runtimes(model).get('provas/afazer'),
    override: {},
    schema: summary(['comeca', 'termina', 'decide']),
    route: 'provas/afazers',
    resource: 'provas/afazers',
    templates: [],
  }
})

const boardBy = (by: string): Board => ({ ...(entity.views?.board as Board), by, folded: [] })
const column = (by: string, key: string): BoardColumn => {
  const found = fixedColumns(entity, boardBy(by))?.find((one) => one.key === key)
  if (!found) throw new Error(`there is no column ${key}`)
  return found
}
const move = (by: string, key: string, record: RecordData, permitted: string[] = [], own = scope) =>
  moveTo(own, context, boardBy(by), column(by, key), record, permitted)

describe('the columns of a board', () => {
  test('are the states of a workflow, some of them closed at first', () => {
    const columns = fixedColumns(entity, entity.views?.board as Board) ?? []
    expect(columns.map(({ key, title, folded, where }) => [key, title, folded, where])).toEqual([
      ['A', 'A fazer', false, { andamento: 'A' }],
      ['E', 'Em curso', false, { andamento: 'E' }],
      ['F', 'Feita', true, { andamento: 'F' }],
    ])
  })

  test('are the values of a closed list, and a first one for records that have none', () => {
    const columns = fixedColumns(entity, boardBy('prioridade')) ?? []
    expect(columns.map(({ title, where, tone }) => [title, where, tone])).toEqual([
      ['Sem Prioridade', { prioridade_vazio: true }, undefined],
      ['Alta', { prioridade: 'A' }, 'error'],
      ['Baixa', { prioridade: 'B' }, undefined],
    ])
  })

  test('of a reference are the records that may be chosen', () => {
    expect(fixedColumns(entity, boardBy('area'))).toBeUndefined()
    const field = entity.fields.find(({ path }) => path === 'area')
    if (!field) throw new Error('there is no area')
    const columns = columnsOfOptions(field, [{ id: 7, rotulo: 'RH', nome: 'RH' }])
    expect(columns.map(({ title, where, value }) => [title, where, value])).toEqual([
      ['Sem Área', { area_vazio: true }, null],
      ['RH', { area: 7 }, { id: 7, nome: 'RH' }],
    ])
  })

  test('that the filter of the list leaves nothing of are not asked for', () => {
    expect(filterOf(column('prioridade', 'A'), { prioridade: 'B' })).toBeUndefined()
    expect(filterOf(column('prioridade', 'A'), { prioridade: 'A', titulo_contem: 'x' })).toEqual({
      prioridade: 'A',
      titulo_contem: 'x',
    })
  })
})

describe('moving a card', () => {
  test('takes the step that leads there, and no other', () => {
    expect(move('andamento', 'E', { id: 1, andamento: 'A' })).toMatchObject({
      kind: 'step',
      action: { name: 'comeca' },
    })
    expect(move('andamento', 'A', { id: 1, andamento: 'A' })).toEqual({ kind: 'none' })
    expect(move('andamento', 'F', { id: 1, andamento: 'A' })).toEqual({
      kind: 'refused',
      why: 'Nenhum passo leva de "A fazer" a "Feita".',
    })
  })

  test('asks a step that leads to several states for the one it was put in', () => {
    const back = move('andamento', 'A', { id: 1, andamento: 'E' })
    expect(back).toMatchObject({ kind: 'step', action: { name: 'decide' }, record: { andamento: 'A' } })
  })

  test('of a step that is not open the next is taken; where none is, the reason is told', () => {
    const own = { ...scope, schema: summary(['termina']) }
    expect(move('andamento', 'F', { id: 1, andamento: 'E' }, [], own)).toEqual({
      kind: 'refused',
      why: 'Diga a sala antes de terminar.',
    })
    expect(move('andamento', 'F', { id: 1, andamento: 'E', sala: '2' }, [], own)).toMatchObject({ kind: 'step' })
    expect(move('andamento', 'F', { id: 1, andamento: 'E' })).toMatchObject({ action: { name: 'decide' } })
  })

  test('is for who may take the step: by right, or by a role in the record', () => {
    const own = { ...scope, schema: summary([]) }
    expect(move('andamento', 'E', { id: 1, andamento: 'A' }, [], own)).toEqual({
      kind: 'refused',
      why: 'Você não tem permissão para "Começar".',
    })
    expect(move('andamento', 'E', { id: 1, andamento: 'A' }, ['comeca'], own)).toMatchObject({ kind: 'step' })
  })

  test('changes the field where no workflow stands, and empties it in the column of none', () => {
    expect(move('prioridade', 'A', { id: 1, andamento: 'A' })).toEqual({ kind: 'change', values: { prioridade: 'A' } })
    expect(move('prioridade', 'sem', { id: 1, andamento: 'A', prioridade: 'A' })).toMatchObject({ kind: 'change' })
    expect(move('prioridade', 'A', { id: 1, andamento: 'A', prioridade: 'A' })).toEqual({ kind: 'none' })
  })

  test('is refused without the right, and where the state keeps the record', () => {
    const own = { ...scope, schema: summary([], false) }
    const refused = { kind: 'refused', why: 'Você não tem permissão para alterar este registro.' }
    expect(move('prioridade', 'A', { id: 1, andamento: 'A' }, [], own)).toEqual(refused)
    expect(move('prioridade', 'A', { id: 1, andamento: 'F' })).toEqual({
      kind: 'refused',
      why: 'Este registro não muda enquanto está em "Feita".',
    })
  })
})

describe('an event of the calendar', () => {
  const calendar = () => entity.views?.calendar ?? expect.fail('there is no calendar')
  const record = {
    id: 3,
    titulo: 'Mudança',
    andamento: 'A',
    inicio: '2026-11-30',
    fim: '2026-12-02',
    prioridade: 'A',
    sala: 'Térreo',
    area: { id: 7, nome: 'RH' },
  }

  test('stands on its days, in the tone of its list, with who and where', () => {
    expect(eventOf(scope, context, calendar(), record)).toMatchObject({
      title: 'Mudança',
      from: '2026-11-30',
      to: '2026-12-02',
      tone: 'error',
      state: 'Alta',
      lines: ['Térreo', 'RH'],
      address: '/provas/afazers/3',
      fixed: undefined,
    })
    expect(eventOf(scope, context, calendar(), { id: 4, titulo: 'Sem dia' })).toBeUndefined()
  })

  test('keeps its length on another day', () => {
    expect(movedTo(calendar(), record, '2026-12-31')).toEqual({ inicio: '2026-12-31', fim: '2027-01-02' })
    expect(movedTo(calendar(), { inicio: '2026-11-30' }, '2026-11-29')).toEqual({ inicio: '2026-11-29' })
  })

  test('stays where it is in a state that keeps it, and for who may not change it', () => {
    expect(eventOf(scope, context, calendar(), { ...record, andamento: 'F' })?.fixed).toBe(
      'Este registro não muda enquanto está em "Feita".',
    )
    expect(eventOf({ ...scope, schema: summary([], false) }, context, calendar(), record)?.fixed).toBeDefined()
  })
})

describe('the address', () => {
  test('says the view; one that the register has not is the list', () => {
    expect(viewsOf(entity, [])).toEqual(['lista', 'quadro', 'calendario'])
    expect(viewIn(entity, '?visao=quadro&filter={}', [])).toBe('quadro')
    expect(viewIn(entity, '?visao=mapa', [])).toBe('lista')
    expect(viewIn({ ...entity, views: {} }, '?visao=quadro', [])).toBe('lista')
  })

  test('offers no view by a field that the company hides, or that asks for an authority', () => {
    const withHint = (hint: object): Entity => ({
      ...entity,
      fields: entity.fields.map((field) =>
        field.path === 'inicio' ? { ...field, hint: { ...field.hint, ...hint } } : field,
      ),
    })
    expect(viewsOf(withHint({ hidden: true }), [])).toEqual(['lista', 'quadro'])
    expect(viewsOf(withHint({ authority: 'ROLE_X' }), [])).toEqual(['lista', 'quadro'])
    expect(viewsOf(withHint({ authority: 'ROLE_X' }), ['ROLE_X'])).toContain('calendario')
  })

  test('keeps view and day when the list writes its filter into it', () => {
    expect(keepView('?visao=calendario&modo=semana&dia=2026-11-25&page=2', '?filter={}')).toBe(
      '?filter=%7B%7D&visao=calendario&modo=semana&dia=2026-11-25',
    )
    expect(keepView('?visao=quadro', '?visao=calendario')).toBe('?visao=calendario')
    expect(keepView('?page=2', '?filter={}')).toBe('?filter={}')
    expect(searchWith('?visao=quadro', { visao: undefined })).toBe('')
  })
})

test('an arrow leads to the place straight ahead before one aside, and from the edge nowhere', () => {
  const box = (left: number, top: number) => ({ left, top, width: 100, height: 100 })
  const right = { along: 'x', sign: 1 } as const
  expect(distanceAlong(box(0, 0), box(110, 0), right)).toBe(110)
  expect(distanceAlong(box(0, 0), box(110, 110), right)).toBeGreaterThan(330)
  expect(distanceAlong(box(110, 0), box(0, 0), right)).toBeUndefined()
  expect(distanceAlong(box(0, 0), box(0, 110), { along: 'y', sign: 1 })).toBe(110)
})
