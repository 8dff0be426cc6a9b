import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type pg from 'pg'
import { DEMO_PASSWORD, DEMO_USER } from '#server/platform/access/demo.ts'
import type { Applied } from '#server/platform/database/migrate.ts'
import { migrationFile } from '#server/platform/database/migration-name.ts'
import type { Database } from '#server/platform/database/pool.ts'
import type { Db } from '#server/platform/database/sql.ts'
import { knownOrigin } from '#server/platform/plugins/public-address.ts'
import type { Env } from '../env.ts'
import type { DB } from '../generated/tables/index.ts'
import type { Access } from '../seeds/access.ts'
import type { FilesLoaded, Loaded } from '../seeds/load.ts'

/** Prints changes of log-ins, where there are any. */
export function sayAccess({ password, disabled, enabled }: Access): void {
  if (password?.printed !== undefined)
    console.log(
      `Primeira configuração: entre com o usuário admin e o código ${password.printed}\n(vale até a configuração ser concluída; cada início mostra um novo)`,
    )
  else if (password) console.log('Usuário criado: admin, com a senha de ADMIN_PASSWORD.')
  if (disabled > 0) console.log(`Usuários de demonstração desativados: ${disabled} (DEMO=0).`)
  if (enabled > 0) console.log(`Usuários de demonstração reativados: ${enabled} (DEMO=1).`)
}

/** Prints rows of data files that were not loaded; they are tried again at the next start. */
export function sayData({ left }: FilesLoaded): void {
  for (const text of left) console.log(`Registro não carregado, fica para o próximo início: ${text}`)
}

/** Prints what migrations deleted, with counts, and which were applied late. */
export function sayMigrations(applied: Applied[]): void {
  for (const { depoisDe, perdas = [], ...name } of applied) {
    const said = depoisDe ? [`aplicada depois de ${depoisDe}, que é posterior a ela`, ...perdas] : perdas
    for (const text of said) console.log(`Migração ${migrationFile(name)}: ${text}`)
  }
}

/** Prints the product's address and where its data are. */
export function sayAddress(server: Server, database: Pick<Database<DB>, 'kind' | 'where'>): void {
  const { address, port, family } = server.address() as AddressInfo
  const name = family === 'IPv6' ? `[${address}]` : address
  const host = address === '0.0.0.0' || address === '::' ? 'localhost' : name
  console.log(`Prumo RH: http://${host}:${port}`)
  console.log(`Portal do candidato: http://${host}:${port}/externo`)
  console.log(`Banco de dados ${database.kind === 'embedded' ? 'embutido' : 'externo'}: ${database.where}`)
}

/** Prints the result of a change of SESSION_SECRET and what is left to do. */
export function sayResealed(count: number): void {
  console.log(
    `SESSION_SECRET mudou: ${count} segredo(s) guardado(s) de novo com o atual. Chaves de API, códigos de recuperação e assinaturas de webhooks do anterior valem enquanto SESSION_SECRET_ANTERIOR existir.`,
  )
}

/** Warns that no public address is configured: e-mails with links are not sent. */
export async function sayMissing(env: Env, db: Db): Promise<void> {
  if (env.demo || (await knownOrigin(env, db)) !== undefined) return
  console.log(
    'Falta o endereço pelo qual o sistema é aberto (PUBLIC_URL ou Parâmetros do sistema): sem ele não saem e-mails com links (senha esquecida, vagas).',
  )
}

/** Prints the active demo log-ins. */
export async function sayDemo(pool: pg.Pool, env: Env, loaded: Loaded): Promise<void> {
  if (env.demoRefused)
    console.log('Sem dados de demonstração: HOST não é local. Para tê-los mesmo assim, defina DEMO=1.')
  if (!env.demo) return
  const { demoUsers } = await import('../seeds/demo/acesso.ts')
  const { rows } = await pool.query<{ id: number; login: string }>(
    'select u.id, u.login from usuario u join preferencia p on p.usuario_id = u.id and p.chave = $1 where u.ativo',
    [DEMO_USER],
  )
  const open = new Map(rows.map(({ id, login }) => [id, login]))
  if (open.size === 0) {
    console.log('DEMO=1, mas este banco de dados já tinha dados próprios: nada de demonstração foi carregado.')
    return
  }
  if (loaded.demo) console.log('Dados de demonstração carregados.')
  console.log(`Logins de demonstração (senha ${DEMO_PASSWORD}):`)
  const shipped = demoUsers.filter(({ id, login }) => open.get(id) === login)
  for (const { login, papel } of shipped) console.log(`  ${login.padEnd(7)} ${papel}`)
  // an anonymous copy: its users are fictitious, only their log-ins are listed
  if (shipped.length < open.size) console.log(`  ${[...open.values()].slice(0, 20).join(', ')}`)
  else console.log('  candidato, no portal: CPF 529.982.247-25, empresas 1 e 2')
}
