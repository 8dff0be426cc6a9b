import { Runtimes } from '#schemas/compile.ts'
import { loadModel, type Model } from '#schemas/load.ts'
import type { Entity, RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { RecordMaker, type Source } from '#tests/helpers/samples/record.ts'
import type { Plan } from './broken/plan.ts'
import { special } from './special.ts'

export const model: Model = loadModel()

/** A running product with a session in each company, and records made from the definitions. */
export interface Subject {
  app: TestApp
  /** everything allowed, company 1 */
  admin: Client
  /** a colleague of his who may decide what he made, company 1 */
  peer: Client
  /** everything allowed, company 2 */
  other: Client
  maker: RecordMaker
  otherMaker: RecordMaker
  context: RuleContext
  /** the product's own, compiled once */
  runtimes: Runtimes
}

/**
 * @param own a product of one's own; by default one with the shipped definitions and demo data
 * @param definitions what records are made from, where it is not what that product serves
 */
export async function startSubject(own?: TestApp, definitions?: Model): Promise<Subject> {
  const app = own ?? (await createTestApp({ model }))
  const { prumo } = app.fastify
  const served = definitions ?? prumo.model
  const runtimes = definitions ? new Runtimes(definitions) : prumo.runtimes
  const admin = await login(app, 'admin')
  const peer = await login(app, 'rh')
  const other = await login(app, 'admin')
  await admin.put('/api/userinfo/empresa', { empresaId: 1 })
  await other.put('/api/userinfo/empresa', { empresaId: 2 })
  for (const client of [admin, peer, other]) nameKinds(client, served)
  const context = await contextOf(admin)
  const makerOf = async (client: Client) =>
    new RecordMaker(served, runtimes, await contextOf(client), sourceOf(client), special)
  return { app, admin, peer, other, context, runtimes, maker: await makerOf(admin), otherMaker: await makerOf(other) }
}

/** Deletes a record of a register whose DELETE names a value of it (`x-entity.deleteNames`) as whoever sees it would. */
function nameKinds(client: Client, { entities }: Model): void {
  const remove = client.delete.bind(client)
  client.delete = async (url, ...rest) => {
    const entity = [...entities.values()].find(({ route }) => route && url.replace(/\/\d+$/, '') === `/api/${route}`)
    const name = entity?.deleteNames
    if (name === undefined || url === `/api/${entity?.route}`) return remove(url, ...rest)
    const record = (await client.get(url)).json() as RecordData
    return remove(`${url}?${name}=${record[name] ?? ''}`, ...rest)
  }
}

/** A maker that knows the company's settings as they now are; the subject's own while a plan leaves them alone. */
export async function makerNow({ admin, maker, runtimes, context }: Subject, plan: Plan) {
  const changed = [...plan.values.keys(), ...plan.members.keys()].some((path) => path.startsWith('$context'))
  if (!changed) return { maker, context }
  const now = await contextOf(admin)
  return { maker: new RecordMaker(maker.model, runtimes, now, sourceOf(admin), special), context: now }
}

/** What conditions see, as the browser gets it. */
export async function contextOf(client: Client): Promise<RuleContext> {
  const info = (await client.get('/api/userinfo')).json() as RecordData & Pick<RuleContext, 'hoje' | 'calendario'>
  const { empresa, parametrosDoSistema, usuario, authorities, hoje, calendario } = info
  return {
    empresa: empresa as RecordData,
    parametros: parametrosDoSistema as RecordData,
    usuario: { ...(usuario as RecordData), authorities: authorities as string[] },
    hoje,
    ...(calendario ? { calendario } : {}),
  }
}

interface Option {
  id: number
  rotulo?: string
  /** why it cannot be chosen now */
  indisponivel?: string
}

/** Options looked at, in the order of their names, for one with a name of its own. */
const looked = 50

/** Ids in their order, but those whose name no other option has come first: a spreadsheet can tell them by it. */
function namesFirst(options: Option[]): number[] {
  const times = new Map<string, number>()
  const nameOf = ({ rotulo = '' }: Option) => rotulo.toLowerCase()
  for (const option of options) times.set(nameOf(option), (times.get(nameOf(option)) ?? 0) + 1)
  // the last one's namesakes may come after it
  const end = options.length < looked ? undefined : options.at(-1)
  const isAlone = (option: Option) => option !== end && nameOf(option) !== '' && times.get(nameOf(option)) === 1
  return [...options.filter(isAlone), ...options.filter((option) => !isAlone(option))].map(({ id }) => id)
}

const sources = new WeakMap<Client, Source>()

/** Records a session can point to, found and made through the product's own calls; one source for each session. */
function sourceOf(client: Client): Source {
  const source = sources.get(client) ?? makeSource(client)
  sources.set(client, source)
  return source
}

function makeSource(client: Client): Source {
  const picked = new Map<string, number[]>()
  const idsAt = async (url: string): Promise<number[]> => {
    const answer = await client.get(url)
    if (answer.statusCode !== 200) return []
    return namesFirst((answer.json() as Option[]).filter(({ indisponivel }) => indisponivel === undefined))
  }
  const remove = client.delete.bind(client)
  client.delete = async (url, ...rest) => {
    // what a test takes away may have been offered
    const list = url.replace(/\/\d+(\?.*)?$/, '/')
    for (const key of picked.keys()) if (key.startsWith(list)) picked.delete(key)
    return remove(url, ...rest)
  }
  return {
    async pick(entity, filter, count) {
      if (!entity.route || entity.parent || entity.single) return []
      const range = encodeURIComponent(JSON.stringify([0, Math.max(looked, count) - 1]))
      const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&range=${range}`
      const url = `/api/${entity.route}/opcoes?${query}`
      const known = picked.get(url) ?? (await idsAt(url))
      // what is there is asked for once; what is missing may come
      if (known.length >= count) picked.set(url, known)
      return known.slice(0, count)
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
export const listed = ({ entities }: Model, group: string): Entity[] =>
  [...entities.values()].filter((e) => e.group === group && e.route !== undefined && !e.parent && !e.single)

/** Entities with one record per company or for all, and a screen of it. */
export const singles = ({ entities }: Model, group: string): Entity[] =>
  [...entities.values()].filter((e) => e.group === group && e.route !== undefined && e.single)
