import { ADMINISTRAR_INSTALACAO } from '#schemas/runtime/permission.ts'
import { VER_TODAS_EMPRESAS } from '#server/platform/access/authorities.ts'
import { type Client, login, type TestApp } from '#tests/helpers/app.ts'

const senha = 'Girassol-Azul-2026'
const made = new WeakMap<TestApp, Promise<Client>>()

/** A browser of a user of company 1 who may do everything, but only within the areas of the demo manager. */
export function managerOf(app: TestApp, admin: Client): Promise<Client> {
  const known = made.get(app) ?? makeManager(app, admin)
  made.set(app, known)
  return known
}

async function makeManager(app: TestApp, admin: Client): Promise<Client> {
  const text = `select x.areas_ids from usuario_empresa x join usuario u on u.id = x.usuario_id where u.login = 'gestor'`
  const { rows } = await app.database.pool.query<{ areas_ids: number[] }>(text)
  const { authorities } = (await admin.get('/api/userinfo')).json() as { authorities: string[] }
  const own = authorities.filter((each) => each !== VER_TODAS_EMPRESAS && each !== ADMINISTRAR_INSTALACAO)
  const perfil = await stored(admin, 'utilitario/perfis', { nome: 'Tudo em suas áreas', authorities: own })
  const empresas = [
    { empresa: { id: 1 }, perfis: [perfil], restringirAreas: true, areasIds: rows.flatMap((row) => row.areas_ids) },
  ]
  await stored(admin, 'utilitario/usuarios', {
    nome: 'Gestora de tudo',
    login: 'gestora',
    senha,
    administraInstalacao: true,
    empresas,
  })
  return login(app, 'gestora', senha)
}

async function stored(admin: Client, route: string, body: object): Promise<{ id: number }> {
  const answer = await admin.post(`/api/${route}`, body)
  if (answer.statusCode !== 201) throw new Error(`${route}: ${answer.body}`)
  return { id: (answer.json() as { id: number }).id }
}
