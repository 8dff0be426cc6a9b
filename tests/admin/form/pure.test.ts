import { describe, expect, it } from 'vitest'
import { fillAddress } from '#admin/form/cep.ts'
import { checkFor } from '#admin/form/engine/check.ts'
import { deriveForm } from '#admin/form/engine/deriveForm.ts'
import { GENERAL, placeOf, rowErrors, toErrorSchema, violationsOf } from '#admin/form/engine/errors.ts'
import { sameData } from '#admin/form/engine/sameData.ts'
import { toFlat, toRecord, valuesBesides } from '#admin/form/engine/values.ts'
import { type Lookup, referenceOf, totalText } from '#admin/form/lookup.ts'
import { filterOf, outdatedFields } from '#admin/form/state/dependents.ts'
import { decimalsOf, parseNumber, showNumber } from '#admin/form/widgets/masked/numbers.ts'
import { moveFor } from '#admin/form/widgets/tree/treeKeys.ts'
import { buildTree, isCovered, namesOf, pathOf, toggleNode, visibleRows } from '#admin/form/widgets/tree/treeModel.ts'
import { Runtimes } from '#schemas/compile.ts'
import { sizeText } from '#schemas/runtime/files/rules.ts'
import type { Entity, Field, RuleContext } from '#schemas/runtime/model.ts'
import { loadDemoModel } from './harness/definition.ts'

const demo = loadDemoModel()
const pessoa = demo.entities.get('demo/pessoa') as Entity
const model = deriveForm(pessoa)
const context: RuleContext = { empresa: {}, parametros: {}, usuario: {}, hoje: '2026-11-20' }
const fieldOf = (key: string) => model.placed.get(key)?.field as Field

describe('records and form data', () => {
  const record = {
    id: 1,
    versao: 2,
    nome: 'Ana',
    endereco: { cep: '60010000', uf: { id: 1 } },
    idiomas: [{ idioma: 'x' }],
  }

  it('turn into each other without loss', () => {
    const flat = toFlat(model.leaves, record)
    expect(flat).toMatchObject({ nome: 'Ana', endereco_cep: '60010000', endereco_uf: { id: 1 } })
    expect({ ...valuesBesides(pessoa.fields, record), ...toRecord(model.leaves, flat) }).toEqual(record)
  })

  it('are the same when they differ in how they say nothing', () => {
    expect(sameData({ a: 1, b: '', c: [], d: undefined }, { a: 1 })).toBe(true)
    expect(sameData({ a: false }, {})).toBe(false)
  })
})

describe('errors', () => {
  it('find their field, the row of a list, or the whole record', () => {
    expect(placeOf(model, 'documentos.cpf')).toEqual({ key: 'documentos_cpf' })
    expect(placeOf(model, 'endereco.uf.id')).toEqual({ key: 'endereco_uf' })
    expect(placeOf(model, 'experiencias[2].cargo')).toEqual({ key: 'experiencias', index: 2, field: 'cargo' })
    expect(placeOf(model, 'documentos')).toEqual({ key: 'documentos_cpf' })
    expect(placeOf(model, 'naoExiste')).toBeUndefined()
    expect(placeOf(model, undefined)).toBeUndefined()
  })

  it('survive the way through an error schema, in the order of the form', () => {
    const error = (field: string | undefined, message: string) => ({ code: 'X', field, message })
    const schema = toErrorSchema(model, [
      error('experiencias[1].pessoa.nome', 'linha'),
      error('experiencias', 'lista'),
      error('nome', 'campo'),
      error('outro', 'fora'),
    ])
    expect(schema).toHaveProperty(GENERAL)
    expect(violationsOf(model, schema)).toEqual([
      { message: 'fora' },
      { place: { key: 'nome' }, message: 'campo' },
      { place: { key: 'experiencias' }, message: 'lista' },
      { place: { key: 'experiencias', index: 1, field: 'pessoa.nome' }, message: 'linha' },
    ])
    expect([...rowErrors(schema.experiencias).keys()]).toEqual([1])
  })

  it('are those of the server, with the fields of a missing object by name', () => {
    const runtime = new Runtimes(demo).get('demo/pessoa')
    const errors = checkFor(model, runtime, context)({ nome: ' ', idiomas: [{ nivel: 'Z' }] })
    expect(errors.map(({ field, message }) => `${field}: ${message}`).sort()).toEqual([
      'documentos.cpf: CPF é obrigatório',
      'email: E-mail é obrigatório',
      'idiomas[0].idioma: Idioma é obrigatório',
      'idiomas[0].nivel: Nível não é uma opção válida',
      'nascimento: Data de nascimento é obrigatório',
      'nome: Nome completo é obrigatório',
    ])
  })

  it('ask for a secret when a record is new, and not for the one the server has', () => {
    const runtime = new Runtimes(demo).get('demo/pessoa')
    const fields = pessoa.fields.map((field) => (field.name === 'nome' ? { ...field, writeOnly: true } : field))
    const asked = (known: boolean, nome?: string) => {
      const form = deriveForm({ ...pessoa, fields }, undefined, known)
      const errors = checkFor(form, runtime, context)({ nome, email: 'x' }).map(({ message }) => message)
      return [form.placed.get('nome')?.field.required, errors.find((text) => text.startsWith('Nome'))]
    }
    expect(asked(false)).toEqual([true, 'Nome completo é obrigatório'])
    expect(asked(true)).toEqual([false, undefined])
    expect(asked(true, 'a'.repeat(500))[1]).toMatch(/^Nome completo/)
  })

  it('of an action concern its own fields', () => {
    const runtime = new Runtimes(demo).get('demo/pessoa')
    const subset = { fields: ['observacao', 'nome'], required: ['observacao'] }
    const errors = checkFor(deriveForm(pessoa, subset), runtime, context, subset)({})
    expect(errors.map(({ field }) => field)).toEqual(['nome', 'observacao'])
  })

  it('of an action ask what only actions fill in, whatever the form shows of it', () => {
    const fields = pessoa.fields.map((field) =>
      field.name === 'observacao' ? { ...field, readOnly: true, visibleWhen: 0 } : field,
    )
    const { placed } = deriveForm({ ...pessoa, fields }, { fields: ['observacao'], required: ['observacao'] })
    const { conditional, field } = placed.get('observacao') ?? {}
    expect([conditional, field?.readOnly, field?.required, field?.visibleWhen]).toEqual([false, false, true, undefined])
  })
})

describe('numbers', () => {
  it.each([
    ['1.234,56', 1234.56],
    ['R$ 1.234,56', 1234.56],
    ['1234.56', 1234.56],
    ['1.234', 1234],
    ['-3', -3],
    [',5', 0.5],
    ['12,', 12],
    ['', undefined],
    ['-', undefined],
    ['abc', undefined],
  ])('%s is read as %s', (text, value) => expect(parseNumber(text)).toBe(value))

  it('are shown in Brazilian notation', () => {
    expect(showNumber(1234.5, 2, 2)).toBe('1.234,50')
    expect(showNumber(2012, 0, 0, false)).toBe('2012')
    expect(showNumber('x', 2)).toBe('')
    expect([decimalsOf(0.01), decimalsOf(1), decimalsOf(undefined)]).toEqual([2, 0, 4])
  })
})

describe('pickers', () => {
  it('are filtered by other fields, and lose their value when those change', () => {
    const cidade = fieldOf('endereco_cidade')
    const before = { endereco: { uf: { id: 1 }, cidade: { id: 9, nome: 'Sobral' } } }
    const after = { endereco: { uf: { id: 2 }, cidade: { id: 9, nome: 'Sobral' } } }
    expect(filterOf(cidade, before)).toEqual({ estadoId: 1 })
    expect(filterOf(cidade, {})).toBeUndefined()
    expect(outdatedFields([cidade], before, after)).toEqual([cidade])
    expect(outdatedFields([cidade], before, { endereco: { uf: { id: 2 }, cidade: { id: 3 } } })).toEqual([])
  })

  it('store the id with the label, and say how many there are', () => {
    expect(referenceOf({ id: 3, rotulo: 'Ceará (CE)', nome: 'Ceará', pai: 1 })).toEqual({ id: 3, nome: 'Ceará' })
    expect([totalText(1234), totalText(10_001)]).toEqual(['1.234', 'mais de 10.000'])
  })

  it('find the state of an address by its name, the city among those of that state', async () => {
    const asked: unknown[] = []
    const record = { endereco: {} as Record<string, unknown> }
    const lookup: Lookup = {
      options: async (entity, query) => {
        asked.push([entity, query.q, query.filter])
        return { items: [{ id: 5, rotulo: query.q ?? '', nome: query.q }], total: 1 }
      },
      byIds: async () => [],
    }
    const address = { uf: 'PA', cidade: 'Belém', logradouro: 'Rua X' }
    await fillAddress(fieldOf('endereco_cep').hint.cep, address, {
      lookup,
      record: () => record,
      fieldAt: (path) => model.leaves.find((field) => field.path === path),
      set: (path, value) => {
        record.endereco[path.split('.')[1] ?? ''] = value
      },
    })
    expect(asked).toEqual([
      ['demo/estado', 'Pará', undefined],
      ['demo/cidade', 'Belém', { estadoId: 5 }],
    ])
    expect(record.endereco).toEqual({
      uf: { id: 5, nome: 'Pará' },
      cidade: { id: 5, nome: 'Belém' },
      logradouro: 'Rua X',
    })
  })
})

describe('trees', () => {
  const items = [
    { id: 1, rotulo: 'Diretoria' },
    { id: 2, rotulo: 'Pessoas', pai: 1 },
    { id: 3, rotulo: 'Seleção', pai: 2 },
    { id: 4, rotulo: 'Órfã', pai: 99 },
    { id: 5, rotulo: 'Laço', pai: 6 },
    { id: 6, rotulo: 'Laço dois', pai: 5 },
  ]
  const { roots, byId } = buildTree(items)
  const names = (open: number[], search = '') =>
    visibleRows(roots, new Set(open), search).map(({ node }) => node.item.rotulo)

  it('know the way from the root, and survive a circle and a missing parent', () => {
    expect(pathOf(byId.get(3) as never)).toEqual(['Diretoria', 'Pessoas', 'Seleção'])
    expect(roots.map(({ item }) => item.rotulo)).toContain('Órfã')
    expect(names([1, 2, 5, 6])).toHaveLength(6)
  })

  it('take what is below along, or cover it', () => {
    const node = (id: number) => byId.get(id) as never
    expect([...toggleNode(node(1), new Set([4]), 'marca')].sort()).toEqual([1, 2, 3, 4])
    expect([...toggleNode(node(1), new Set([3, 4]), 'desabilita')].sort()).toEqual([1, 4])
    expect([...toggleNode(node(1), new Set([1, 4]), 'desabilita')]).toEqual([4])
    expect([1, 2, 3, 4].map((id) => isCovered(node(id), new Set([1])))).toEqual([false, true, true, false])
  })

  it('say a whole branch in one name', () => {
    expect(namesOf([1, 2, 3, 4], byId)).toEqual(['Diretoria (com subáreas)', 'Órfã'])
    expect(namesOf([1, 2], byId)).toEqual(['Diretoria', 'Pessoas'])
    expect(namesOf([2, 3, 77], byId)).toEqual(['Pessoas (com subáreas)'])
  })

  it('of five thousand nodes are built, searched and chosen from within a blink', () => {
    const many = Array.from({ length: 5000 }, (_, i) => ({
      id: i + 1,
      rotulo: `Área ${i + 1}`,
      pai: i >> 2 || undefined,
    }))
    const start = performance.now()
    const tree = buildTree(many)
    const [first] = tree.roots
    expect(visibleRows(tree.roots, new Set(tree.byId.keys()), '')).toHaveLength(5000)
    expect(visibleRows(tree.roots, new Set(), 'area 4999').at(-1)?.node.item.id).toBe(4999)
    expect(toggleNode(first as never, new Set(), 'marca').size).toBeGreaterThan(1000)
    expect(performance.now() - start).toBeLessThan(500)
  })

  it('show open branches, or what a search finds without accents', () => {
    expect(names([1])).toContain('Pessoas')
    expect(names([])).not.toContain('Pessoas')
    expect(names([], 'SELECAO')).toEqual(['Diretoria', 'Pessoas', 'Seleção'])
  })

  it('are walked with the arrows', () => {
    const rows = visibleRows(roots, new Set([1]), '')
    const at = (name: string) => rows.find(({ node }) => node.item.rotulo === name) as never
    expect(moveFor('ArrowRight', rows, at('Diretoria'))).toEqual({ focus: 2 })
    expect(moveFor('ArrowRight', rows, at('Pessoas'))).toEqual({ expand: true })
    expect(moveFor('ArrowLeft', rows, at('Pessoas'))).toEqual({ focus: 1 })
    expect(moveFor('ArrowLeft', rows, at('Diretoria'))).toEqual({ expand: false })
    expect(moveFor('Enter', rows, at('Pessoas'))).toEqual({ choose: true })
    expect(moveFor('x', rows, at('Pessoas'))).toBeUndefined()
  })
})

it('sizes are read by people', () => {
  expect([sizeText(512), sizeText(1536), sizeText(10 * 1024 * 1024)]).toEqual(['512 Bytes', '1,5 KB', '10 MB'])
})
