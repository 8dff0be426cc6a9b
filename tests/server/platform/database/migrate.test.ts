import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '#server/platform/database/migrate.ts'
import { createPool } from '#server/platform/database/pool.ts'
import { createEmptyDatabase, type TestDatabase } from '#tests/helpers/database.ts'

const MIGRATOR = fileURLToPath(new URL('migrator.ts', import.meta.url))

let database: TestDatabase
let pool: pg.Pool
let folder: string

beforeEach(async () => {
  database = await createEmptyDatabase()
  pool = createPool(database.connection)
  folder = mkdtempSync(join(tmpdir(), 'prumo-migracoes-'))
})

afterEach(async () => {
  await pool.end()
  await database.drop()
  rmSync(folder, { recursive: true })
})

const write = (file: string, sql: string): void => writeFileSync(join(folder, file), sql)
const tables = async (): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  return rows.map((row) => row.name)
}

/** A process of its own that applies the folder to the database when it is told to. */
function migrator() {
  const child = spawn(process.execPath, ['--import', 'tsx', MIGRATOR, folder], {
    env: { ...process.env, CONNECTION: JSON.stringify(database.connection) },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const reader = createInterface({ input: child.stdout })
  const ready = new Promise((resolve) => reader.once('line', resolve))
  reader.on('line', (line) => lines.push(line))
  const ended = new Promise<{ code: number | null; applied: number[] }>((resolve) =>
    child.once('close', (code) => resolve({ code, applied: code === 0 ? JSON.parse(lines.at(-1) ?? '[]') : [] })),
  )
  return { ready, ended, start: () => child.stdin.end('já\n'), kill: () => child.kill('SIGKILL') }
}

describe('migrations', () => {
  test('are applied in the order of their number, once only', async () => {
    write('0002_segunda.sql', 'insert into primeira values (1); create table segunda (id int);')
    write('0001_primeira.sql', 'create table primeira (id int);')
    expect(await migrate(pool, folder)).toEqual([
      { numero: 1, nome: 'primeira' },
      { numero: 2, nome: 'segunda' },
    ])
    expect(await migrate(pool, folder)).toEqual([])
    expect(await tables()).toEqual(['migracao', 'primeira', 'segunda'])
    const { rows } = await pool.query('select numero, nome, length(checksum) as checksum from migracao order by numero')
    expect(rows).toEqual([
      { numero: 1, nome: 'primeira', checksum: 64 },
      { numero: 2, nome: 'segunda', checksum: 64 },
    ])
  })

  test('of two servers that start together, each is applied by one only', async () => {
    write('0001_a.sql', 'create table a (id int); select pg_sleep(0.2);')
    write('0002_b.sql', 'create table b (id int); insert into a values (1);')
    const other = createPool(database.connection)
    const [one, two] = await Promise.all([migrate(pool, folder), migrate(other, folder)])
    await other.end()
    expect([...one, ...two].map((m) => m.nome).sort()).toEqual(['a', 'b'])
    expect((await pool.query('select count(*) as n from a')).rows).toEqual([{ n: 1 }])
  })

  test('of two processes that start at the same moment, too', async () => {
    for (let n = 1; n <= 4; n++)
      write(`000${n}_m.sql`, `create table t${n} (id int); insert into t${n} values (${n}); select pg_sleep(0.05);`)
    const two = [migrator(), migrator()]
    await Promise.all(two.map(({ ready }) => ready))
    for (const { start } of two) start()
    const said = await Promise.all(two.map(({ ended }) => ended))
    expect(said.flatMap(({ applied }) => applied).sort()).toEqual([1, 2, 3, 4])
    expect(said.map(({ code }) => code)).toEqual([0, 0])
    const { rows } = await pool.query('select numero from migracao order by numero')
    expect(rows.map(({ numero }) => numero)).toEqual([1, 2, 3, 4])
    expect((await pool.query('select count(*) as n from t1')).rows).toEqual([{ n: 1 }])
  })

  test('a process killed in the middle of a migration leaves nothing of it', async () => {
    write('0001_m.sql', 'create table t1 (id int); insert into t1 values (1);')
    write('0002_m.sql', 'create table t2 (id int); select pg_sleep(60);')
    const one = migrator()
    await one.ready
    one.start()
    const sleeping = `select pid from pg_stat_activity where query like '%pg_sleep(60)%' and pid <> pg_backend_pid() and datname = current_database()`
    await expect.poll(async () => (await pool.query(sleeping)).rowCount).toBe(1)
    one.kill()
    await pool.query(`select pg_terminate_backend(pid) from (${sleeping}) it`)
    await expect.poll(tables).toEqual(['migracao', 't1'])
    write('0002_m.sql', 'create table t2 (id int);')
    expect(await migrate(pool, folder)).toEqual([{ numero: 2, nome: 'm' }])
  })

  test('an old row in the way is told in Portuguese, with how many and their ids, and nothing of what it holds', async () => {
    write(
      '0001_a.sql',
      `create table pessoa (id int primary key, nome text, cor text, peso text);
       insert into pessoa values (1, 'Ana Segredo', null, 'doze'), (2, 'Bia', 'azul', '3'), (3, 'Caio', null, '4');
       alter table pessoa add constraint pessoa_cor_required check (cor is not null) not valid;`,
    )
    await migrate(pool, folder)
    const failing = async (sql: string) => {
      write('0002_b.sql', `\n${sql}`)
      return migrate(pool, folder).then(
        () => 'aplicada',
        (error: Error) => error.message.split('\n')[0]?.replace('A migração 0002_b.sql falhou na linha 2: ', ''),
      )
    }
    expect(await failing(`update pessoa set nome = upper(nome);`)).toBe(
      'pessoa: 2 de 3 registros (id 1, 3) não cumprem a regra pessoa_cor_required ((cor IS NOT NULL)), que vale a cada registro que muda; complete-os antes (na migração, antes do comando)',
    )
    expect(await failing('alter table pessoa alter column cor set not null;')).toBe(
      'pessoa.cor: é obrigatório, e está vazio em 2 de 3 registros (id 1, 3); complete-os antes (na migração, antes do comando)',
    )
    expect(await failing(`insert into pessoa values (null, 'Ana Segredo', 'azul');`)).toBe(
      'pessoa.id: é obrigatório, e a migração o deixaria vazio',
    )
    expect(await failing(`update pessoa set cor = null where id = 2;`)).toContain('2 de 3 registros (id 1, 3)')
    for (const sql of [
      'alter table pessoa alter column peso type int using peso::int;',
      `insert into pessoa values (1, 'Ana Segredo', 'azul');`,
    ]) {
      const said = await failing(sql)
      expect(said).not.toMatch(/Segredo|doze|\(1\)/)
      expect(said).toMatch(/invalid input syntax for type integer|duplicate key/)
    }
    expect(await failing(`update pessoa set cor = 'cinza' where cor is null;`)).toBe('aplicada')
  })

  test('one that fails while it runs leaves the database as it was and says file and line', async () => {
    write('0001_boa.sql', 'create table boa (id int primary key);')
    write(
      '0002_ruim.sql',
      'create table nova (id int);\n-- um; comentário\ninsert into boa values (1);\n\ninsert into boa\nvalues (1);\n',
    )
    await expect(migrate(pool, folder)).rejects.toThrow(/0002_ruim\.sql falhou na linha 5: duplicate key/)
    expect(await tables()).toEqual(['boa', 'migracao'])
    expect((await pool.query('select count(*) as n from boa')).rows).toEqual([{ n: 0 }])
    expect((await pool.query('select max(numero) as n from migracao')).rows).toEqual([{ n: 1 }])
  })

  test('a mistake of writing is told with its line', async () => {
    write('0001_ruim.sql', 'create table nova (id int);\nselect 1;\nselect * form nova;\n')
    await expect(migrate(pool, folder)).rejects.toThrow(/0001_ruim\.sql falhou na linha 3: syntax error/)
    expect(await tables()).toEqual([])
  })

  test('one that was applied can neither be changed nor disappear', async () => {
    write('0001_a.sql', 'create table a (id int);\n-- fim\n')
    await migrate(pool, folder)
    write('0001_a.sql', 'create table a (id int);\r\n-- fim\r\n')
    expect(await migrate(pool, folder)).toEqual([])
    write('0001_a.sql', 'create table a (id bigint);')
    await expect(migrate(pool, folder)).rejects.toThrow(/0001_a\.sql já foi aplicada e depois alterada/)
    rmSync(join(folder, '0001_a.sql'))
    await expect(migrate(pool, folder)).rejects.toThrow(/0001_a\.sql, que não existe nesta versão/)
  })

  test('numbers come first, then times, and of one time the names decide', async () => {
    const files = ['20260301120000_b.sql', '0002_z.sql', '20260301120000_a.sql', '20260228235959_c.sql', '0001_y.sql']
    for (const file of files) write(file, `create table ${file.replace(/^\d+_|\.sql$/g, '')} (id int);`)
    expect(await migrate(pool, folder)).toEqual([
      { numero: 1, nome: 'y' },
      { numero: 2, nome: 'z' },
      { numero: 20260228235959, nome: 'c' },
      { numero: 20260301120000, nome: 'a' },
      { numero: 20260301120000, nome: 'b' },
    ])
    expect(await migrate(pool, folder)).toEqual([])
    expect(await tables()).toEqual(['a', 'b', 'c', 'migracao', 'y', 'z'])
  })

  test('a database of the time of numbers goes on with times', async () => {
    write('0001_a.sql', 'create table a (id int);')
    await migrate(pool, folder)
    await pool.query(`drop table migracao; create table migracao (
      numero int primary key, nome text not null, checksum text not null, aplicada_em timestamptz not null default now())`)
    const checksum = createHash('sha256').update('create table a (id int);').digest('hex')
    await pool.query(`insert into migracao values (1, 'a', $1, '2026-01-02T03:04:05Z')`, [checksum])
    expect(await migrate(pool, folder)).toEqual([])
    write('20260301120000_b.sql', 'create table b (id int);')
    write('20260301120000_c.sql', 'create table c (id int);')
    expect(await migrate(pool, folder)).toHaveLength(2)
    expect(await migrate(pool, folder)).toEqual([])
    const { rows } = await pool.query(
      `select numero, nome, aplicada_em < '2026-02-01' as kept from migracao order by 1, 2`,
    )
    expect(rows).toEqual([
      { numero: 1, nome: 'a', kept: true },
      { numero: 20260301120000, nome: 'b', kept: false },
      { numero: 20260301120000, nome: 'c', kept: false },
    ])
  })

  test('an earlier one that comes late is applied, and it is said after which', async () => {
    write('0001_a.sql', 'create table a (id int);')
    write('20260302000000_c.sql', 'alter table a add column c int;')
    await migrate(pool, folder)
    write('20260301000000_b.sql', `alter table a add column b int; do $$ begin raise info 'esvazia a'; end $$;`)
    write('20260303000000_d.sql', 'alter table a add column d int;')
    expect(await migrate(pool, folder)).toEqual([
      { numero: 20260301000000, nome: 'b', depoisDe: '20260302000000_c.sql', perdas: ['esvazia a'] },
      { numero: 20260303000000, nome: 'd' },
    ])
    expect(await migrate(pool, folder)).toEqual([])
    await pool.query('select b, c, d from a')
  })

  test('a late one that does not fit any more ends with what it came after, and the database stays as it was', async () => {
    write('0001_a.sql', 'create table a (id int, nome text);')
    write('20260302000000_c.sql', 'alter table a rename column nome to titulo;')
    await migrate(pool, folder)
    write('20260301000000_b.sql', 'create table b (id int);\nupdate a set nome = upper(nome);')
    write('20260303000000_d.sql', 'create table d (id int);')
    await expect(migrate(pool, folder)).rejects.toThrow(
      /20260301000000_b\.sql falhou na linha 2: column "nome"[^\n]*\nO banco de dados ficou como estava\.\nEla é anterior a 20260302000000_c\.sql, que já está aplicada: o que fazer está em server\/migrations\/README\.md/,
    )
    expect(await tables()).toEqual(['a', 'migracao'])
  })

  test('an applied one named by time may neither change nor go away', async () => {
    write('20260301000000_a.sql', 'create table a (id int);')
    write('20260302000000_b.sql', 'create table b (id int);')
    await migrate(pool, folder)
    write('20260301000000_a.sql', 'create table a (id bigint);')
    await expect(migrate(pool, folder)).rejects.toThrow(/20260301000000_a\.sql já foi aplicada e depois alterada/)
    rmSync(join(folder, '20260301000000_a.sql'))
    write('20260301000001_a.sql', 'create table a (id int);')
    await expect(migrate(pool, folder)).rejects.toThrow(/20260301000000_a\.sql, que não existe nesta versão/)
  })

  test.each([
    [['0001_a.sql', '0003_c.sql'], 'Falta a migração 0002 antes de 0003_c.sql'],
    [['0001_a.sql', '0001_b.sql'], 'mesmo número: 0001_a.sql e 0001_b.sql'],
    [['1_a.sql'], '1_a.sql'],
    [['0001_a.sql', '20260231000000_b.sql'], '20260231000000_b.sql'],
    [['0001_a.sql', '20260228246000_b.sql'], '20260228246000_b.sql'],
  ])('wrong numbering is refused by name: %j', async (files, message) => {
    for (const file of files) write(file, 'select 1;')
    await expect(migrate(pool, folder)).rejects.toThrow(message)
    expect(await tables()).toEqual([])
  })

  test('a file cannot end its own transaction', async () => {
    write('0001_a.sql', 'create table a (id int);\ncommit;\nselect 1/0;')
    await expect(migrate(pool, folder)).rejects.toThrow("0001_a.sql contém 'commit;'")
  })

  test('blocks with begin and end inside functions are accepted', async () => {
    write('0001_a.sql', 'do $$\nbegin\n  perform 1;\nend;\n$$;\ncreate table a (id int);')
    expect(await migrate(pool, folder)).toHaveLength(1)
  })
})
