import { Runtimes } from '#schemas/compile.ts'
import { loadModel, type Model } from '#schemas/load.ts'
import type { Entity, RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { RecordMaker } from '#tests/helpers/record.ts'

export const model: Model = loadModel()
export const runtimes = new Runtimes(model)

/** A running product with a session in each company, and records made from the definitions. */
export interface Subject {
  app: TestApp
  /** everything allowed, company 1 */
  admin: Client
  /** everything allowed, company 2 */
  other: Client
  maker: RecordMaker
  otherMaker: RecordMaker
  context: RuleContext
  /** without a session */
  nobody: Client
  /** logged in, but without this authority */
  without(authority: string): Client
}

export async function startSubject(): Promise<Subject> {
  const app = await createTestApp()
  const admin = await login(app, 'admin')
  const other = await login(app, 'admin')
  await admin.put('/api/userinfo/empresa', { empresaId: 1 })
  await other.put('/api/userinfo/empresa', { empresaId: 2 })
  const context = await contextOf(admin)
  const users = await Promise.all(['gestor', 'sst', 'rh', 'rh2'].map((name) => withAuthorities(app, name)))
  return {
    app,
    nobody: new Client(app),
    without(authority) {
      const user = users.find((u) => !u.authorities.has(authority))
      if (!user) throw new Error(`Every demo user has ${authority}`)
      return user.client
    },
    admin,
    other,
    context,
    maker: new RecordMaker(model, runtimes, context, (entity, filter) => pick(admin, entity, filter)),
    otherMaker: new RecordMaker(model, runtimes, await contextOf(other), (entity, filter) =>
      pick(other, entity, filter),
    ),
  }
}

async function withAuthorities(app: TestApp, name: string) {
  const client = await login(app, name)
  const { authorities } = (await client.get('/api/userinfo')).json() as { authorities: string[] }
  return { client, authorities: new Set(authorities) }
}

/** What conditions see, as the browser gets it. */
async function contextOf(client: Client): Promise<RuleContext> {
  const info = (await client.get('/api/userinfo')).json() as RecordData & { hoje: string }
  const { empresa, parametrosDoSistema, usuario, authorities, hoje } = info
  return {
    empresa: empresa as RecordData,
    parametros: parametrosDoSistema as RecordData,
    usuario: { ...(usuario as RecordData), authorities: authorities as string[] },
    hoje,
  }
}

const picked = new Map<string, number | undefined>()

async function pick(client: Client, entity: Entity, filter: RecordData): Promise<number | undefined> {
  if (!entity.route || entity.parent) return undefined
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&range=${encodeURIComponent('[0,0]')}`
  const url = `/api/${entity.route}/opcoes?${query}`
  const key = `${client.empresaId ?? ''} ${url}`
  if (!picked.has(key)) {
    const answer = await client.get(url)
    const rows = answer.statusCode === 200 ? (answer.json() as { id: number }[]) : []
    picked.set(key, rows[0]?.id)
  }
  return picked.get(key)
}

/** Entities with a list of their own. */
export const listed = (group: string): Entity[] =>
  [...model.entities.values()].filter((e) => e.group === group && e.route !== undefined && !e.parent && !e.single)
