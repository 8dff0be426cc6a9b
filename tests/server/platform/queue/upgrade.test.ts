import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EarlierDatabase, openEarlierDatabase } from '#tests/helpers/earlier-database.ts'

let earlier: EarlierDatabase
beforeAll(async () => {
  earlier = await openEarlierDatabase('campo_empresa_no_inicio.sql')
})
afterAll(() => earlier?.close())

test('what waited in the queue before is not lost, and what the upgrade takes away is said', async () => {
  const { pool } = earlier
  // as pg-boss 10 keeps it, partitioned by queue
  await pool.query(`create schema pgboss;
    create type pgboss.job_state as enum ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
    create table pgboss.job (id uuid not null default gen_random_uuid(), name text not null, data jsonb,
      state pgboss.job_state not null default 'created', primary key (name, id)) partition by list (name);
    create table pgboss.j1 partition of pgboss.job for values in ('inconsistencias');
    create table pgboss.j2 partition of pgboss.job default;
    create function pgboss.create_queue(text) returns void language sql as 'select'`)
  await pool.query(`insert into pgboss.job (name, data, state) values
    ('inconsistencias', '{"entrada": {"empresaId": 2}}', 'created'),
    ('inconsistencias', '{"entrada": {"empresaId": 1}}', 'active'),
    ('inconsistencias', '{"entrada": {"empresaId": 3}}', 'completed'),
    ('inconsistencias', '{}', 'created'),
    ('importacao', '{"empresaId": 1, "tarefaId": "0b5c0e9e-0000-4000-8000-000000000001"}', 'created')`)
  await pool.query(`insert into tarefa (empresa_id, id, tipo, titulo, entrada)
    values (1, '0b5c0e9e-0000-4000-8000-000000000001', 'importacao', 'Importação', '{}')`)
  await pool.query(
    `insert into trabalho_sistema (nome, estado, iniciado_em) values ('vigencias', 'concluida', '2026-11-20T03:05:00Z')`,
  )

  const applied = await earlier.upgrade()
  expect(applied.flatMap(({ perdas = [] }) => perdas.filter((perda) => perda.includes('pgboss')))).toEqual([
    'fila anterior (esquema pgboss): removida com 5 bilhete(s); as tarefas que esperam continuam na tabela tarefa',
  ])
  const waiting = 'select empresa_id, tipo, estado, entrada from tarefa order by tipo, entrada'
  expect((await pool.query(waiting)).rows).toEqual([
    { empresa_id: 1, tipo: 'importacao', estado: 'na-fila', entrada: {} },
    { empresa_id: 0, tipo: 'inconsistencias', estado: 'na-fila', entrada: { empresaId: 1 } },
    { empresa_id: 0, tipo: 'inconsistencias', estado: 'na-fila', entrada: { empresaId: 2 } },
  ])
  const last = "select agendado_em = '2026-11-20T03:05:00Z' as kept from trabalho_sistema where nome = 'vigencias'"
  expect((await pool.query(last)).rows).toEqual([{ kept: true }])
  expect((await pool.query("select from pg_namespace where nspname = 'pgboss'")).rowCount).toBe(0)
  // a process of the version before goes on writing how its work fares
  await pool.query(
    "insert into trabalho_sistema (nome, estado, iniciado_em) values ('limpeza-sessoes', 'executando', now())",
  )
})
