import type { Runtimes } from '#schemas/compile.ts'
import { loadModel, type Model } from '#schemas/load.ts'
import type { Entity, RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { RecordMaker, type Source } from '#tests/helpers/record.ts'
import type { Plan } from './plan.ts'
import { special } from './special.ts'

export const model: Model = loadModel()

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
  /** the product's own, compiled once */
  runtimes: Runtimes
}

export async function startSubject(): Promise<Subject> {
  const app = await createTestApp({ model })
  const { runtimes } = app.fastify.prumo
  const admin = await login(app, 'admin')
  const other = await login(app, 'admin')
  await admin.put('/api/userinfo/empresa', { empresaId: 1 })
  await other.put('/api/userinfo/empresa', { empresaId: 2 })
  const context = await contextOf(admin)
  const makerOf = async (client: Client) =>
    new RecordMaker(model, runtimes, await contextOf(client), sourceOf(client), special)
  return { app, admin, other, context, runtimes, maker: await makerOf(admin), otherMaker: await makerOf(other) }
}

/** A maker that knows the company's settings as they now are; the subject's own while a plan leaves them alone. */
export async function makerNow({ admin, maker, runtimes, context }: Subject, plan: Plan) {
  const changed = [...plan.values.keys(), ...plan.members.keys()].some((path) => path.startsWith('$context'))
  if (!changed) return { maker, context }
  const now = await contextOf(admin)
  return { maker: new RecordMaker(model, runtimes, now, sourceOf(admin), special), context: now }
}

/** What conditions see, as the browser gets it. */
export async function contextOf(client: Client): Promise<RuleContext> {
  const info = (await client.get('/api/userinfo')).json() as RecordData & { hoje: string }
  const { empresa, parametrosDoSistema, usuario, authorities, hoje } = info
  return {
    empresa: empresa as RecordData,
    parametros: parametrosDoSistema as RecordData,
    usuario: { ...(usuario as RecordData), authorities: authorities as string[] },
    hoje,
  }
}

/** Records a session can point to, found and made through the product's own calls. */
function sourceOf(client: Client): Source {
  const picked = new Map<string, number | undefined>()
  return {
    async pick(entity, filter) {
      if (!entity.route || entity.parent) return undefined
      const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&range=${encodeURIComponent('[0,0]')}`
      const url = `/api/${entity.route}/opcoes?${query}`
      if (!picked.has(url)) {
        const answer = await client.get(url)
        const rows = answer.statusCode === 200 ? (answer.json() as { id: number }[]) : []
        picked.set(url, rows[0]?.id)
      }
      return picked.get(url)
    },
    async create(entity, record) {
      const answer = await client.post(`/api/${entity.route}`, record)
      if (answer.statusCode !== 201) throw new Error(`${entity.path}: ${answer.body}`)
      return (answer.json() as { id: number }).id
    },
    async upload() {
      const answer = await client.upload('/api/arquivos', 'ponto.png', pixel, 'image/png')
      if (answer.statusCode !== 201) throw new Error(`arquivo: ${answer.body}`)
      return (answer.json() as { id: string }).id
    },
  }
}

/** One white pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Entities with a list of their own. */
export const listed = (group: string): Entity[] =>
  [...model.entities.values()].filter((e) => e.group === group && e.route !== undefined && !e.parent && !e.single)

/** Entities with one record per company or for all. */
export const singles = (group: string): Entity[] =>
  [...model.entities.values()].filter((e) => e.group === group && e.single)
