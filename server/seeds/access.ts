import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Env } from '#server/env.ts'
import { DEMO_USER } from '#server/platform/access/demo.ts'
import { StartupError } from '#server/platform/errors/startup-error.ts'
import { AWAITS_SETUP, SETUP } from '#server/platform/session/awaits-setup.ts'
import { hashPassword } from '#server/platform/session/passwords/password.ts'
import { passwordProblem } from '#server/platform/session/passwords/password-strength.ts'

/** Result of preparing the users on start. */
export interface Access {
  /** set when the administrator was created; `printed`: random password for the set-up page */
  password?: { printed?: string }
  disabled: number
  enabled: number
}

/** Id of the user created on first start, who sees everything (spec 1 §6). */
const ADMIN = 1

/**
 * Ensures that somebody can log in, and that demo users can only with DEMO. Without DEMO they are deactivated; if no
 * active user remains, `admin` is created (or taken over from the demo) with ADMIN_PASSWORD or a random password, which
 * opens the set-up page only. Until the set-up is done each start creates a new password, in case the printed one was
 * lost. With DEMO, users deactivated this way are reactivated.
 */
export async function prepareAccess(
  pool: pg.Pool,
  { demo, adminPassword }: Pick<Env, 'demo' | 'adminPassword'>,
): Promise<Access> {
  const enabled = demo ? await toggle(pool, true) : 0
  const disabled = demo ? 0 : await toggle(pool, false)
  const { rowCount } = await pool.query(`select from usuario u where u.ativo and not (${AWAITS_SETUP}) limit 1`)
  if (rowCount) return { disabled, enabled }
  if (adminPassword) await refuseWeak(adminPassword)
  const password = adminPassword ?? randomBytes(12).toString('base64url')
  await makeAdmin(pool, await hashPassword(password), adminPassword === undefined)
  return { disabled, enabled, password: adminPassword ? {} : { printed: password } }
}

async function refuseWeak(password: string): Promise<void> {
  const problem = await passwordProblem('ADMIN_PASSWORD', password, ['Administrador', 'admin'])
  if (problem) throw new StartupError(`ADMIN_PASSWORD: ${problem.message}.`)
}

/** Sets `ativo` of demo users; reactivates only those that a start deactivated, not those deactivated by a person. */
async function toggle(pool: pg.Pool, active: boolean): Promise<number> {
  const { rowCount } = await pool.query(
    `with alvo as (
       update preferencia p set valor = jsonb_build_object('desativado', not $1::boolean) from usuario u
       where p.chave = $2 and u.id = p.usuario_id and u.ativo <> $1 and coalesce((p.valor->>'desativado')::boolean, false) = $1
       returning p.usuario_id
     ) update usuario set ativo = $1, versao = versao + 1 where id in (select usuario_id from alvo)`,
    [active, DEMO_USER],
  )
  return rowCount ?? 0
}

async function makeAdmin(pool: pg.Pool, senha: string, awaitsSetup: boolean): Promise<void> {
  await pool.query(
    `insert into usuario (id, nome, login, senha, ativo, administra_instalacao, trocar_senha) values ($1, 'Administrador', 'admin', $2, true, true, $3)
     on conflict (id) do update set senha = excluded.senha, ativo = true, trocar_senha = excluded.trocar_senha, versao = usuario.versao + 1`,
    [ADMIN, senha, awaitsSetup],
  )
  await pool.query('delete from preferencia where usuario_id = $1 and chave = any($2)', [ADMIN, [DEMO_USER, SETUP]])
  if (awaitsSetup)
    await pool.query("insert into preferencia (usuario_id, chave, valor) values ($1, $2, 'true')", [ADMIN, SETUP])
  await pool.query('delete from sessao where usuario_id = $1', [ADMIN])
  await pool.query(`select setval(pg_get_serial_sequence('usuario', 'id'), (select max(id) from usuario))`)
  // every session has a company: a new installation gets one, to be renamed by its administrator
  await pool.query(
    `insert into empresa (nome, razao_social, cnpj) select 'Minha Empresa', 'Minha Empresa', '00000000000000'
     where not exists (select from empresa)`,
  )
}
