import { describe, expect, test } from 'vitest'
import type { Snapshot, Table } from '#generator/ddl/shape.ts'
import type { Step } from '#generator/diff/step.ts'
import { type DiffOptions, diff } from '#generator/diff.ts'
import { stepSql } from '#generator/sql/step.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { XEntity } from '#schemas/runtime/written/written.ts'
import { entity, tables } from './project.ts'

const quiet = { list: { columns: [] } }
const empty: Snapshot = { version: 1, tables: [] }
const text: JsonSchema = { type: 'string' }

const stateOf = (all: Table[]): Snapshot => diff(empty, all).snapshot

/** Names that other tables hold follow in `stored-names.test.ts`. */
const followsNames = ({ kind }: Step) => kind === 'renamePath' || kind === 'renameField'

/** SQL of each step that changes the table, from one state of a single entity to another. */
function between(before: Table[], after: Table[], options?: DiffOptions): { sql: string[]; losses: string[] } {
  const { steps, losses } = diff(stateOf(before), after, options)
  return {
    sql: steps.filter((step) => !followsNames(step)).map(stepSql),
    losses: losses.map(({ message, hint }) => `${message}: ${hint}`),
  }
}

const coisa = (properties: Record<string, JsonSchema>, required: string[] = [], x: Partial<XEntity> = {}): Table[] =>
  tables({ 'a/coisa': entity(properties, { ...quiet, ...x }, { required }) })

describe('changes that lose nothing', () => {
  test('nothing changed: no migration', () => {
    expect(between(coisa({ nome: text }), coisa({ nome: text })).sql).toEqual([])
  })

  test('a new field', () => {
    expect(between(coisa({ nome: text }), coisa({ nome: text, cor: { type: 'string', maxLength: 7 } })).sql).toEqual([
      'alter table coisa add column cor text;',
      'alter table coisa add constraint coisa_cor_max_length check (char_length(cor) <= 7);',
    ])
  })

  test('a new mandatory field with a default holds for the old records, too', () => {
    const after = coisa({ nome: text, ordem: { type: 'integer', default: 1 } }, ['ordem'])
    expect(between(coisa({ nome: text }), after).sql).toEqual([
      'alter table coisa add column ordem integer not null default 1;',
    ])
  })

  test('a field that becomes mandatory gets the default where it is missing', () => {
    const after = coisa({ ordem: { type: 'integer', default: 1 } }, ['ordem'])
    expect(between(coisa({ ordem: { type: 'integer', default: 1 } }), after).sql).toEqual([
      'alter table coisa alter column ordem set default 1;',
      'update coisa set ordem = 1 where ordem is null;\nalter table coisa alter column ordem set not null;',
    ])
  })

  test('a mandatory field without a default is only demanded of new or changed records', () => {
    const required = 'alter table coisa add constraint coisa_cor_required check (cor is not null) not valid;'
    expect(between(coisa({ nome: text }), coisa({ nome: text, cor: text }, ['cor'])).sql).toEqual([
      'alter table coisa add column cor text;',
      required,
    ])
    expect(between(coisa({ cor: text }), coisa({ cor: text }, ['cor'])).sql).toEqual([required])
  })

  test('that late demand does not change again at the next generation, and goes with the mandatory', () => {
    const first = diff(stateOf(coisa({ cor: text })), coisa({ cor: text }, ['cor']))
    expect(diff(first.snapshot, coisa({ cor: text }, ['cor'])).steps).toEqual([])
    expect(diff(first.snapshot, coisa({ cor: text })).steps.map(stepSql)).toEqual([
      'alter table coisa drop constraint coisa_cor_required;',
    ])
  })

  test('a field that is no longer mandatory', () => {
    expect(between(coisa({ nome: text }, ['nome']), coisa({ nome: text })).sql).toEqual([
      'alter table coisa alter column nome drop not null;',
    ])
  })

  test('types that widen', () => {
    expect(between(coisa({ n: { type: 'integer' } }), coisa({ n: { type: 'number' } })).sql).toEqual([
      'alter table coisa alter column n type numeric using n::numeric;',
    ])
    const wide: JsonSchema = { type: 'integer', maximum: 9_999_999_999 }
    expect(between(coisa({ n: { type: 'integer' } }), coisa({ n: wide })).sql[0]).toBe(
      'alter table coisa alter column n type bigint using n::bigint;',
    )
  })

  test('a default that does not fit the new type goes first', () => {
    const before = coisa({ n: { type: 'integer', default: 3 } }, ['n'])
    expect(between(before, coisa({ n: { type: 'string', default: 'três' } }, ['n'])).sql).toEqual([
      'alter table coisa alter column n drop default, alter column n type text using n::text;',
      "alter table coisa alter column n set default 'três';",
    ])
  })

  test('a limit that grows changes the check without looking at the records', () => {
    const short = coisa({ nome: { type: 'string', maxLength: 50 } })
    expect(between(short, coisa({ nome: { type: 'string', maxLength: 100 } })).sql).toEqual([
      'alter table coisa drop constraint coisa_nome_max_length;',
      'alter table coisa add constraint coisa_nome_max_length check (char_length(nome) <= 100);',
    ])
  })

  test('one more field in the search makes the search column and its index again', () => {
    const found: JsonSchema = { type: 'string', 'x-field': { search: true } }
    expect(between(coisa({ nome: found, sigla: text }), coisa({ nome: found, sigla: found })).sql).toEqual([
      'alter table coisa drop column busca;',
      "alter table coisa add column busca text generated always as (prumo_busca(coalesce(nome::text, '') || ' ' || coalesce(sigla::text, ''))) stored;",
      'create index coisa_busca on coisa using gin (busca gin_trgm_ops);',
    ])
  })
})

describe('changes of name', () => {
  test('x-field.was renames the column, its checks and indexes', () => {
    const index = (name: string): Partial<XEntity> => ({ indexes: [[name]] })
    const before = coisa({ cor: { type: 'string', maxLength: 7 } }, [], index('cor'))
    const after = coisa(
      { corFundo: { type: 'string', maxLength: 7, 'x-field': { was: ['cor'] } } },
      [],
      index('corFundo'),
    )
    expect(between(before, after)).toEqual({
      sql: [
        'alter table coisa rename column cor to cor_fundo;',
        'alter table coisa rename constraint coisa_cor_max_length to coisa_cor_fundo_max_length;',
        'alter index coisa_cor_idx rename to coisa_cor_fundo_idx;',
      ],
      losses: [],
    })
  })

  test('renamed and changed at once', () => {
    const after = coisa({ n2: { type: 'number', 'x-field': { was: ['n'] } } })
    expect(between(coisa({ n: { type: 'integer' } }), after).sql).toEqual([
      'alter table coisa rename column n to n2;',
      'alter table coisa alter column n2 type numeric using n2::numeric;',
    ])
  })

  test('a renamed object takes its fields along', () => {
    const object = (was?: string[]): JsonSchema => ({
      type: 'object',
      additionalProperties: false,
      properties: { cpf: { type: 'string', title: 'CPF' } },
      ...(was ? { 'x-field': { was } } : {}),
    })
    expect(between(coisa({ pessoal: object() }), coisa({ dados: object(['pessoal']) })).sql).toEqual([
      'alter table coisa rename column pessoal_cpf to dados_cpf;',
    ])
  })

  test('a field goes into an object', () => {
    const after = coisa({
      pessoal: {
        type: 'object',
        additionalProperties: false,
        properties: { cpf: { type: 'string', title: 'CPF', 'x-field': { was: ['cpf'] } } },
      },
    })
    expect(between(coisa({ cpf: text }), after).sql).toEqual(['alter table coisa rename column cpf to pessoal_cpf;'])
  })

  test('x-entity.was renames the table, the key, and the columns of the children', () => {
    const children: JsonSchema = { type: 'array', items: { $ref: 'pessoa-curso.json' } }
    const curso = entity({ nome: text })
    const before = tables({ 'a/pessoa': entity({ cursos: children }, quiet), 'a/pessoa-curso': curso })
    const renamed: JsonSchema = { type: 'array', items: { $ref: 'gente-curso.json' } }
    const after = tables({
      'a/gente': entity({ cursos: renamed }, { ...quiet, was: ['a/pessoa'] }),
      'a/gente-curso': { ...curso, 'x-entity': { plural: 'Cursos', was: ['a/pessoa-curso'] } },
    })
    expect(between(before, after)).toEqual({
      sql: [
        'alter table pessoa rename to gente;',
        'alter table pessoa_curso rename to gente_curso;',
        'alter table gente_curso rename column pessoa_id to gente_id;',
        'alter table gente rename constraint pessoa_pkey to gente_pkey;',
        'alter table gente_curso rename constraint pessoa_curso_pkey to gente_curso_pkey;',
        'alter table gente_curso rename constraint pessoa_curso_parent_fk to gente_curso_parent_fk;',
        'alter index pessoa_curso_parent_idx rename to gente_curso_parent_idx;',
      ],
      losses: [],
    })
  })
})

describe('changes that would lose data', () => {
  test('a field taken out is refused, with its name and the way out', () => {
    expect(between(coisa({ nome: text, cor: text }), coisa({ nome: text })).losses).toEqual([
      'perderia a coluna coisa.cor: marque "cor" em x-entity.dropped de schemas/a/coisa.json; se o campo só mudou de nome, escreva o nome antigo em x-field.was',
    ])
  })

  test('when it looks like a change of name, says which', () => {
    expect(between(coisa({ nome: text, cor: text }), coisa({ nome: text, tom: text })).losses).toEqual([
      'perderia a coluna coisa.cor: marque "cor" em x-entity.dropped de schemas/a/coisa.json; se "cor" agora se chama "tom", escreva "was": ["cor"] no x-field dele',
    ])
  })

  test('marked in x-entity.dropped, it is dropped', () => {
    const after = coisa({ nome: text }, [], { dropped: ['cor'] })
    expect(between(coisa({ nome: text, cor: text }), after)).toEqual({
      sql: [
        `do $$ declare perda text; begin
  select pg_temp.mil(count(*) filter (where cor is not null)) || ' de ' || pg_temp.mil(count(*)) || ' registros' into perda
    from coisa having count(*) filter (where cor is not null) > 0;
  if perda is not null then raise notice '%', 'perde a coluna coisa.cor: preenchida em ' || perda; end if;
end $$;
alter table coisa drop column cor;`,
      ],
      losses: [],
    })
  })

  test('a type in which the values do not fit is refused; one in which they may fit is checked first', () => {
    const list: JsonSchema = { type: 'array', items: { type: 'string' } }
    expect(between(coisa({ x: list }), coisa({ x: { type: 'integer' } })).losses[0]).toContain(
      'perderia a coluna coisa.x',
    )
    expect(between(coisa({ x: { type: 'number' } }), coisa({ x: { type: 'integer' } })).sql).toEqual([
      `do $$ declare fora text; begin
  select pg_temp.mil(count(*)) || ' de ' || (select pg_temp.mil(count(*)) from coisa) || ' registros (id '
      || string_agg(id::text, ', ' order by id) filter (where posicao <= 5) || case when count(*) > 5 then '…)' else ')' end
    into fora
    from (select id, row_number() over (order by id) as posicao from coisa where not (x = trunc(x) and x between -2147483648 and 2147483647)) linha
    having count(*) > 0;
  if fora is not null then raise exception '%', 'coisa.x: há valores que não cabem no tipo integer: ' || fora; end if;
end $$;
alter table coisa alter column x type integer using x::integer;`,
    ])
  })

  test('a narrower rule checks the records first', () => {
    const before = coisa({ nome: { type: 'string', maxLength: 50 } })
    const [, narrower = ''] = between(before, coisa({ nome: { type: 'string', maxLength: 20 } })).sql
    expect(narrower).toContain('from coisa where not (char_length(nome) <= 20)')
    expect(narrower).toContain(
      "'coisa: há registros fora da nova regra (nome: no máximo 20 caracteres); corrija-os antes: ' || fora",
    )
    expect(narrower).toMatch(
      /\nalter table coisa add constraint coisa_nome_max_length check \(char_length\(nome\) <= 20\);$/,
    )
  })

  test('a reference that comes to point to another table does not take the numbers along', () => {
    const others = { 'a/x': entity({ nome: text }, quiet), 'a/y': entity({ nome: text }, quiet) }
    const to = (file: string, x: Partial<XEntity> = {}) =>
      tables({ ...others, 'a/coisa': entity({ alvo: { $ref: `${file}#/$defs/ref` } }, { ...quiet, ...x }) })
    expect(between(to('x.json'), to('y.json')).losses[0]).toContain('perderia a coluna coisa.alvo_id')
    expect(between(to('x.json'), to('y.json', { dropped: ['alvo'] }))).toEqual({
      sql: [
        expect.stringContaining('alter table coisa drop column alvo_id;'),
        'alter table coisa add column alvo_id bigint;',
        'create index coisa_alvo_idx on coisa (empresa_id, alvo_id);',
        'alter table coisa add constraint coisa_alvo_fk\n  foreign key (empresa_id, alvo_id) references y (empresa_id, id) on delete restrict;',
      ],
      losses: [],
    })
  })

  test('a deleted entity needs --drop', () => {
    const both = tables({ 'a/x': entity({ nome: text }, quiet), 'a/y': entity({ nome: text }, quiet) })
    const one = tables({ 'a/x': entity({ nome: text }, quiet) })
    expect(between(both, one).losses[0]).toBe(
      'perderia a tabela y: se a entidade só mudou de nome, escreva "a/y" em x-entity.was; para apagá-la com os dados: npm run generate -- --drop a/y',
    )
    expect(between(both, one, { drop: ['a/y'] })).toEqual({
      sql: [expect.stringContaining('drop table y;')],
      losses: [],
    })
  })

  test('a list of references taken out needs the word as a column does', () => {
    const area = { 'a/area': entity({ nome: text }, quiet) }
    const areas: JsonSchema = { type: 'array', items: { $ref: 'area.json#/$defs/ref' } }
    const before = tables({ ...area, 'a/coisa': entity({ nome: text, areas }, quiet) })
    const without = (dropped: string[]) => tables({ ...area, 'a/coisa': entity({ nome: text }, { ...quiet, dropped }) })
    expect(between(before, without([])).losses).toEqual([
      'perderia a tabela coisa_areas: marque "areas" em x-entity.dropped de schemas/a/coisa.json',
    ])
    expect(between(before, without(['areas'])).losses).toEqual([])
  })

  test('a scope that changes the key is refused', () => {
    expect(between(coisa({ nome: text }), coisa({ nome: text }, [], { scope: 'global' })).losses[0]).toContain(
      'a chave primária de coisa mudaria',
    )
  })
})

describe('last days of dated rows', () => {
  const day: JsonSchema = { type: 'string', format: 'date' }
  /** An index with its values, as `effective` says them. */
  const indice = (effective: XEntity['effective'], situacao: string[] = ['C', 'A']): Table[] =>
    tables({
      'a/indice': entity({ linhas: { type: 'array', items: { $ref: './linha.json' } } }, quiet),
      'a/linha': entity(
        { data: day, ate: day, situacao: { type: 'string', enum: situacao } },
        { ...quiet, ...(effective && { effective }) },
        { required: ['data'] },
      ),
    })
  const stated = (before: Table[], after: Table[]) =>
    between(before, after).sql.map((sql) => sql.replaceAll(/\s+/g, ' '))

  test('are worked out where they begin, after the column is there', () => {
    const [column, statement, ...others] = stated(indice(undefined), indice({ start: 'data' }))
    expect([column, others]).toEqual(['alter table linha add column ate_ date;', []])
    expect(statement).toContain(
      "case when true then least('infinity'::date, lead(h.data) over (partition by h.empresa_id, h.indice_id, (true) order by h.data, h.id) - 1) end as ate from linha h",
    )
  })

  test('are worked out anew where the rule is another one, and not where it is the same', () => {
    const rule = { start: 'data', end: 'ate', counts: { situacao: ['C'] } }
    expect(stated(indice(rule), indice(rule))).toEqual([])
    const [statement, ...others] = stated(indice({ start: 'data' }), indice(rule))
    expect(others).toEqual([])
    expect(statement).toContain(
      "case when (h.situacao is null or h.situacao in ('C')) then least('infinity'::date, h.ate, lead(h.data) over",
    )
  })

  test('go with their column where rows hold from no day on any more', () => {
    expect(between(indice({ start: 'data' }), indice(undefined)).losses).toEqual([])
  })
})
