import { type Client, login, type TestApp } from '#tests/helpers/app.ts'

const USER =
  'insert into usuario (nome, login, senha) select $1, $1, senha from usuario where id = 2 returning id::int as id'
const ACCESS = `with acesso as (insert into usuario_empresa (usuario_id, empresa_id) values ($1, 1) returning id)
insert into usuario_empresa_perfis (usuario_empresa_id, perfil_id) select id, 3 from acesso`

let last = 0

/** Somebody of company 1 who was never asked, and his browser. */
export async function newcomer(app: TestApp): Promise<{ id: number; nome: string; client: Client }> {
  const nome = `novato-${++last}`
  const { rows } = await app.database.pool.query<{ id: number }>(USER, [nome])
  const id = rows[0]?.id ?? 0
  await app.database.pool.query(ACCESS, [id])
  return { id, nome, client: await login(app, nome) }
}

/** Several of them answer with these marks. */
export async function newcomersAnswer(app: TestApp, marks: number[], comentario?: string): Promise<number[]> {
  const answered: number[] = []
  for (const nota of marks) {
    const { client } = await newcomer(app)
    answered.push((await client.post('/api/pesquisa/nps', { nota, ...(comentario && { comentario }) })).statusCode)
  }
  return answered
}

/** How many rows every table has. */
export async function tableSizes(app: TestApp): Promise<Record<string, number>> {
  const { pool } = app.database
  const { rows } = await pool.query<{ t: string }>(
    `select table_name as t from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const sizes: Record<string, number> = {}
  for (const { t } of rows)
    sizes[t] = (await pool.query<{ n: number }>(`select count(*)::int as n from "${t}"`)).rows[0]?.n ?? 0
  return sizes
}
