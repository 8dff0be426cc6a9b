import { expect, test } from 'vitest'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { XConvert } from '#schemas/runtime/written/convert.ts'
import { emptyPool, Installation } from './evolve.ts'
import { entity, tables } from './project.ts'

/** What a field says of its former values, on stored rows of a real PostgreSQL: what does not fit stops the migration, and nothing has changed. */

const text: JsonSchema = { type: 'string' }
const hidden = { list: { columns: [] } }
const by = (schema: JsonSchema, convert: XConvert): JsonSchema => ({ ...schema, 'x-field': { convert } })
const of = (properties: Record<string, JsonSchema>, more: Record<string, JsonSchema> = {}) =>
  tables({ 'a/coisa': entity(properties, { ...hidden, route: 'a/coisas' }), ...more })

async function ready(state: ReturnType<typeof tables>) {
  const installation = new Installation(await emptyPool())
  await installation.reach(state)
  const { pool } = installation
  const rows = async (sql: string) => (await pool.query(sql)).rows
  return { pool, rows, reach: installation.reach.bind(installation) }
}

test('texts become numbers as people write them; one that is none stops everything, is emptied, or gets a value', async () => {
  const { pool, rows, reach } = await ready(of({ n: text }))
  await pool.query(`insert into coisa (empresa_id, n) values
    (1, '12'), (1, ' 1.234,50 '), (1, 'R$ 7,5'), (1, 'doze'), (1, ''), (1, null), (1, '1.23'), (2, '-3')`)
  const number = (convert: XConvert) => of({ n: by({ type: 'number' }, { decimal: ',', ...convert }) })
  const broken =
    'coisa.n: há textos que não se convertem em número; corrija-os antes, ou diga em x-field.convert.onInvalid o que recebem: 2 de 8 registros (id 4, 7)'
  await expect(reach(number({}))).rejects.toThrow(broken)
  await expect(reach(number({ onInvalid: 'fail' }))).rejects.toThrow(broken)
  expect(await rows('select n from coisa order by id')).toHaveLength(8)
  expect((await rows('select n from coisa where id = 4'))[0]).toEqual({ n: 'doze' })
  const [applied] = await reach(number({ onInvalid: null }))
  expect(applied?.perdas).toEqual(['coisa.n fica vazio onde o texto não se converte em número: 2 de 8 registros'])
  expect((await rows('select n::text as n from coisa order by id')).map(({ n }) => n)).toEqual([
    '12',
    '1234.50',
    '7.5',
    null,
    null,
    null,
    null,
    '-3',
  ])
})

test('a value takes the place of what is no whole number, yes and no, or day', async () => {
  const { pool, rows, reach } = await ready(of({ n: text, b: text, d: text }))
  await pool.query(`insert into coisa (empresa_id, n, b, d) values
    (1, '7', 'Sim', '31/12/2025'), (1, '7,5', 'talvez', '31/02/2025'), (1, '99999999999', 'não', '2025-01-02')`)
  const [applied] = await reach(
    of({
      n: by({ type: 'integer' }, { onInvalid: 0 }),
      b: by({ type: 'boolean' }, { onInvalid: false }),
      d: by({ type: 'string', format: 'date' }, { day: 'DD/MM/YYYY', onInvalid: '1900-01-01' }),
    }),
  )
  expect(await rows('select n, b, d::text as d from coisa order by id')).toEqual([
    { n: 7, b: true, d: '2025-12-31' },
    { n: 0, b: false, d: '1900-01-01' },
    { n: 0, b: false, d: '2025-01-02' },
  ])
  expect(applied?.perdas).toContain(
    'coisa.n passa a 0 onde o texto não se converte em número inteiro: 2 de 3 registros',
  )
  expect(applied?.perdas).toContain('coisa.d passa a 1900-01-01 onde o texto não se converte em data: 1 de 3 registros')
})

test('with another name, too, and deleted records follow', async () => {
  const { pool, rows, reach } = await ready(of({ valor: text }))
  await pool.query(`
    create table registro_excluido (entidade text, dados jsonb, colunas jsonb);
    insert into registro_excluido values ('a/coisa', '{"id": 9, "valor": "1,5"}'), ('a/coisa', '{"id": 8, "valor": "x"}'), ('a/outra', '{"valor": "1,5"}');
    insert into coisa (empresa_id, valor) values (1, '2,25')`)
  await reach(
    of({ preco: { type: 'number', 'x-field': { was: ['valor'], convert: { decimal: ',', onInvalid: null } } } }),
  )
  expect(await rows('select preco::text as preco from coisa')).toEqual([{ preco: '2.25' }])
  expect((await rows('select dados from registro_excluido')).map(({ dados }) => dados)).toEqual(
    expect.arrayContaining([{ id: 9, preco: 1.5 }, { id: 8 }, { valor: '1,5' }]),
  )
})

test('one text becomes several fields, and nothing of it is lost without a word', async () => {
  const { pool, rows, reach } = await ready(of({ nome: text, versao1: text }))
  await pool.query(`
    create table registro_excluido (entidade text, dados jsonb);
    insert into registro_excluido values ('a/coisa', '{"id": 9, "nome": "Eva Lima Sá"}');
    insert into coisa (empresa_id, nome, versao1) values (1, 'Ana Maria Souza', '3.2'), (1, 'Bia', '4.1.7'), (2, null, null)`)
  const split = (field: string, at: string, part: number | 'rest'): XConvert => ({ split: { field, at, part } })
  const names = { primeiro: by(text, split('nome', ' ', 1)), resto: by(text, split('nome', ' ', 'rest')) }
  const whole = (part: number): JsonSchema => by({ type: 'integer' }, split('versao1', '.', part))
  await expect(reach(of({ ...names, maior: whole(1), menor: whole(2) }))).rejects.toThrow(
    'coisa.versao1: há textos com mais partes do que campos que as recebem (2); corrija-os antes, ou dê o resto a um campo ("part": "rest"): 1 de 3 registros (id 2)',
  )
  expect(await rows('select nome from coisa where id = 1')).toEqual([{ nome: 'Ana Maria Souza' }])
  await reach(of({ ...names, maior: whole(1), menor: whole(2), correcao: whole(3) }))
  expect(await rows('select primeiro, resto, maior, menor, correcao from coisa order by id')).toEqual([
    { primeiro: 'Ana', resto: 'Maria Souza', maior: 3, menor: 2, correcao: null },
    { primeiro: 'Bia', resto: null, maior: 4, menor: 1, correcao: 7 },
    { primeiro: null, resto: null, maior: null, menor: null, correcao: null },
  ])
  expect(await rows('select dados from registro_excluido')).toEqual([
    { dados: { id: 9, primeiro: 'Eva', resto: 'Lima Sá' } },
  ])
})

test('a piece that no field gets is a loss until it is said so', async () => {
  const { pool, rows, reach } = await ready(of({ nome: text }))
  await pool.query(`insert into coisa (empresa_id, nome) values (1, 'Ana Souza')`)
  const last = by(text, { split: { field: 'nome', at: ' ', part: 2 } })
  await expect(reach(of({ sobrenome: last }))).rejects.toThrow('perderia a coluna coisa.nome')
  await reach(tables({ 'a/coisa': entity({ sobrenome: last }, { ...hidden, route: 'a/coisas', dropped: ['nome'] }) }))
  expect(await rows('select sobrenome from coisa')).toEqual([{ sobrenome: 'Souza' }])
})

test('several fields become one text, of those that are filled in', async () => {
  const { pool, rows, reach } = await ready(of({ ddd: { type: 'integer' }, numero: text, ramal: text }))
  await pool.query(`
    create table registro_excluido (entidade text, dados jsonb);
    insert into registro_excluido values ('a/coisa', '{"id": 9, "ddd": 85, "numero": "3000"}');
    insert into coisa (empresa_id, ddd, numero, ramal) values (1, 11, '5555', ' '), (1, null, '4444', '12'), (2, null, null, null)`)
  await reach(of({ telefone: by(text, { join: { fields: ['ddd', 'numero', 'ramal'], with: ' ' } }) }))
  expect((await rows('select telefone from coisa order by id')).map(({ telefone }) => telefone)).toEqual([
    '11 5555',
    '4444 12',
    null,
  ])
  expect(await rows('select dados from registro_excluido')).toEqual([{ dados: { id: 9, telefone: '85 3000' } }])
})

const phone = (properties: Record<string, JsonSchema> = { numero: text }) => ({
  'a/coisa-telefone': entity(properties),
})
const phones = (convert?: XConvert): JsonSchema => ({
  type: 'array',
  items: { $ref: 'coisa-telefone.json' },
  ...(convert ? { 'x-field': { convert } } : {}),
})

test('fields of a record become a row of its list, and a row becomes fields again', async () => {
  const { pool, rows, reach } = await ready(of({ nome: text, telefone: text, prioridade: text }))
  await pool.query(`
    create table registro_excluido (entidade text, dados jsonb);
    insert into registro_excluido values ('a/coisa', '{"id": 9, "nome": "Eva", "telefone": "3000"}');
    insert into coisa (empresa_id, nome, telefone, prioridade) values (1, 'Ana', '5555', '1'), (1, 'Bia', null, null), (2, 'Caio', '4444', 'alta')`)
  const row = (onInvalid: XConvert['onInvalid']) =>
    of(
      { nome: text, telefones: phones({ row: { numero: 'telefone', ordem: 'prioridade' } }) },
      phone({ numero: text, ordem: by({ type: 'integer' }, { onInvalid }) }),
    )
  await expect(reach(row('fail'))).rejects.toThrow('coisa.prioridade: há textos que não se convertem em número inteiro')
  expect(await rows('select telefone from coisa where id = 1')).toEqual([{ telefone: '5555' }])
  await reach(row(null))
  const held = 'select empresa_id, coisa_id, ordem_, numero, ordem from coisa_telefone order by coisa_id, ordem_'
  expect(await rows(held)).toEqual([
    { empresa_id: 1, coisa_id: 1, ordem_: 0, numero: '5555', ordem: 1 },
    { empresa_id: 2, coisa_id: 3, ordem_: 0, numero: '4444', ordem: null },
  ])
  expect(await rows('select dados from registro_excluido')).toEqual([
    { dados: { id: 9, nome: 'Eva', telefones: [{ numero: '3000' }] } },
  ])
  // the same definition once more: nothing is done twice
  await reach(row(null))
  expect(await rows(held)).toHaveLength(2)
  await pool.query(`insert into coisa_telefone (empresa_id, coisa_id, ordem_, numero) values (1, 1, 1, '6666')`)
  const back = (take: 'only' | 'first' | 'last', dropped: string[] = []) =>
    tables({
      'a/coisa': entity(
        { nome: text, telefone: by(text, { rows: { field: 'telefones.numero', take } }) },
        { ...hidden, route: 'a/coisas', dropped },
      ),
    })
  await expect(reach(back('last'))).rejects.toThrow('perderia a coluna coisa_telefone.ordem')
  await expect(reach(back('only', ['telefones.ordem']))).rejects.toThrow(
    'coisa.telefone: o campo passa a ter um valor só, e há registros com mais linhas em coisa_telefone; deixe uma, ou diga em x-field.convert.rows.take qual vale: id 1 tem 2',
  )
  await reach(back('last', ['telefones.ordem']))
  expect((await rows('select telefone from coisa order by id')).map(({ telefone }) => telefone)).toEqual([
    '6666',
    null,
    '4444',
  ])
  expect(await rows('select dados from registro_excluido')).toEqual([
    { dados: { id: 9, nome: 'Eva', telefone: '3000' } },
  ])
})
