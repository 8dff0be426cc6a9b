import pg from 'pg'
import { StartupError } from '#server/platform/errors/startup-error.ts'
import { LOCK_KEYS } from './lock-keys.ts'

/** Rights of the servers' account on rows; it may not create, alter, truncate or drop tables. */
const ROWS = 'select, insert, update, delete'
const COUNTERS = 'usage, select, update'

/**
 * Whether the account has its rights in all tables and sequences and will have them in new ones, the owner of tables that we may not grant, and whether it
 * may create temporary tables.
 */
const STATE = `select
  has_schema_privilege($1, 'public', 'usage') and exists (
    select from pg_default_acl d, aclexplode(d.defaclacl) a
    where d.defaclnamespace = 'public'::regnamespace and d.defaclobjtype = 'r' and d.defaclrole = current_user::regrole and a.grantee = $1::regrole
  ) and not exists (
    select from pg_class c where c.relnamespace = 'public'::regnamespace and (
      c.relkind in ('r', 'p') and not (has_table_privilege($1, c.oid, 'select') and (c.relname = 'migracao' or
        has_table_privilege($1, c.oid, 'insert') and has_table_privilege($1, c.oid, 'update') and has_table_privilege($1, c.oid, 'delete')))
      or c.relkind = 'S' and not (has_sequence_privilege($1, c.oid, 'usage') and has_sequence_privilege($1, c.oid, 'update')))
  ) as granted,
  (select c.relowner::regrole::text from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not pg_has_role(c.relowner, 'usage') limit 1) as stranger,
  has_database_privilege($1, current_database(), 'temporary') and pg_has_role(datdba, 'usage') as temporary,
  current_database() as name
  from pg_database where datname = current_database()`

/** What an account can do beyond its work, in words. */
const EXCESS = `select array_remove(array[
    case when r.rolsuper then 'é superusuário' end,
    case when has_schema_privilege(r.oid, 'public', 'create') then 'pode criar tabelas' end,
    case when exists (select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and pg_has_role(r.oid, c.relowner, 'member')) then 'é dona de tabelas' end,
    case when exists (select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and has_table_privilege(r.oid, c.oid, 'truncate')) then 'pode esvaziar tabelas' end
  ], null) as more from pg_roles r where r.rolname = $1`

/**
 * Grants the servers' account its rights in existing and future tables. Idempotent: later calls only check.
 * @param owner a connection of the account that owns the tables
 * @throws StartupError when the tables belong to a third account
 */
export async function grantWork(owner: Pick<pg.ClientBase, 'query'>, account: string): Promise<void> {
  const { rows } = await owner.query<{ granted: boolean; stranger: string | null; temporary: boolean; name: string }>(
    STATE,
    [account],
  )
  const state = rows[0]
  if (state?.stranger)
    throw new StartupError(
      `As tabelas do banco de dados são da conta ${state.stranger}: MIGRATION_DATABASE_URL deve ser dela, ou ela deve passá-las à conta nova (reassign owned).`,
    )
  const role = pg.escapeIdentifier(account)
  if (state?.temporary)
    await alone(owner, `revoke temporary on database ${pg.escapeIdentifier(state.name)} from public, ${role}`)
  if (state?.granted) return
  await alone(
    owner,
    `grant usage on schema public to ${role};
    grant ${ROWS} on all tables in schema public to ${role};
    grant ${COUNTERS} on all sequences in schema public to ${role};
    grant execute on all functions in schema public to ${role};
    alter default privileges in schema public grant ${ROWS} on tables to ${role};
    alter default privileges in schema public grant ${COUNTERS} on sequences to ${role};
    alter default privileges in schema public grant execute on functions to ${role}`,
  )
}

/** Runs statements in a transaction under an advisory lock: PostgreSQL refuses concurrent changes of the rights of one object. */
const alone = (owner: Pick<pg.ClientBase, 'query'>, statements: string): Promise<unknown> =>
  owner.query(`begin; select pg_advisory_xact_lock(${LOCK_KEYS.worker}); ${statements}; commit`)

const OPEN_LIST = `select from pg_class c where c.oid = to_regclass('public.migracao') and has_table_privilege($1, c.oid, 'insert')`

/** Revokes writing to the list of applied migrations: the servers only read it. */
export async function keepMigrations(owner: Pick<pg.ClientBase, 'query'>, account: string): Promise<void> {
  if ((await owner.query(OPEN_LIST, [account])).rowCount)
    await alone(owner, `revoke insert, update, delete on migracao from ${pg.escapeIdentifier(account)}`)
}

/** What the account of the servers may do and should not: 'é superusuário'. */
export async function excessOf(owner: Pick<pg.ClientBase, 'query'>, account: string): Promise<string[]> {
  const { rows } = await owner.query<{ more: string[] }>(EXCESS, [account])
  return rows[0]?.more ?? []
}
