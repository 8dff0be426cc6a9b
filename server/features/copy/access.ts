import type { Model } from '#schemas/load.ts'
import { DEMO_PASSWORD, DEMO_USER } from '#server/platform/access/demo.ts'
import { FIRST_USER } from '#server/platform/access/session.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { keepAllIndexes } from '#server/platform/session/identity/own-field-indexes.ts'
import { hashPassword } from '#server/platform/session/passwords/password.ts'

/**
 * Makes a loaded copy usable: in a demo active users get the demo password, else all users are deactivated and have none (the start then makes the
 * administrator); builds the indexes of own fields.
 */
export async function openCopy(db: Db, model: Model, demo: boolean): Promise<void> {
  const hash = demo ? await hashPassword(DEMO_PASSWORD) : ''
  await run(
    db,
    `insert into usuario (id, nome, login, senha, ativo) overriding system value values ($1, 'Administrador', 'admin', $2, true)
     on conflict (id) do update set nome = excluded.nome, login = excluded.login`,
    [FIRST_USER, hash],
  )
  await run(db, 'update usuario set senha = $1, ativo = ativo and $2', [hash, demo])
  if (demo)
    await run(db, `insert into preferencia (usuario_id, chave, valor) select id, $1, '{}' from usuario where ativo`, [
      DEMO_USER,
    ])
  await run(db, `select setval(pg_get_serial_sequence('usuario', 'id'), (select max(id) from usuario))`, [])
  await keepAllIndexes(db, model)
}
