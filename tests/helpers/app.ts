import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { Runtimes } from '#schemas/compile.ts'
import { loadModel, type Model } from '#schemas/load.ts'
import { ADMINISTRAR_INSTALACAO } from '#schemas/runtime/permission.ts'
import { type AppOptions, buildApp } from '#server/app.ts'
import { readEnv } from '#server/env.ts'
import { reports } from '#server/generated/reports/index.ts'
import { registry } from '#server/generated/routes/index.ts'
import type { DB } from '#server/generated/tables/index.ts'
import { authoritiesOf, VER_TODAS_EMPRESAS } from '#server/platform/access/authorities.ts'
import type { Registry } from '#server/platform/crud/define.ts'
import { createKysely, createPool } from '#server/platform/database/pool.ts'
import { fairUseLimits } from '#server/platform/plugins/fair-use.ts'
import type { SessionLimits } from '#server/platform/session/limits.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'

/** Password of every demo account. */
export const PASSWORD = 'prumo-demo-2026'
export const CPF = '52998224725'

export type Response = LightMyRequestResponse

/** An instance of the product on its own copy of the demo database, with a clock the test can set. */
export interface TestApp {
  fastify: FastifyInstance
  inject: FastifyInstance['inject']
  database: AppOptions['database']
  clock: Clock
  /** the server's current day */
  today(): string
  /** a client without a session */
  nobody: Client
  /** a client of a user of company 1 with every authority but these */
  clientWithout(authority: string, besides?: string[]): Promise<Client>
  close(): Promise<void>
}

/** Real time plus an offset that the test changes. */
export class Clock {
  private offset = 0
  private stopped: number | undefined

  now = (): Date => new Date((this.stopped ?? Date.now()) + this.offset)

  advance(milliseconds: number): void {
    this.offset += milliseconds
  }

  /** Stops the clock during `work`, so that short-lived caches do not expire meanwhile. */
  async stand<T>(work: () => Promise<T>): Promise<T> {
    this.stopped = Date.now()
    try {
      return await work()
    } finally {
      this.stopped = undefined
    }
  }
}

export interface TestAppOptions {
  /** further environment */
  env?: Record<string, string>
  /** used instead of a copy of the demo database; dropped with the app */
  testDatabase?: TestDatabase
  limits?: Partial<SessionLimits>
  model?: Model
  /** code of definitions that are not shipped */
  registry?: Registry
  jobs?: AppOptions['jobs']
  dist?: string
  logger?: AppOptions['logger']
  patience?: AppOptions['patience']
  /** by default no practical limit of calls per minute */
  fairUse?: AppOptions['fairUse']
  /** registers further routes before the server is ready */
  routes?(app: FastifyInstance): void | Promise<void>
}

/** Model and compiled runtimes, cached for all apps of the process. */
let loaded: { model: Model; runtimes: Runtimes } | undefined

function compiled(): { model: Model; runtimes: Runtimes } {
  const model = loadModel()
  return { model, runtimes: new Runtimes(model) }
}

export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const own = options.testDatabase ?? (await createTestDatabase())
  const dataDir = mkdtempSync(join(tmpdir(), 'prumo-teste-'))
  const pool = createPool(own.connection, 5)
  const close = async () => {
    await pool.end()
    await own.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const database: AppOptions['database'] = {
    pool,
    kysely: createKysely<DB>(pool),
    kind: 'external',
    where: 'teste',
    connection: own.connection,
    asOwner: (work) => work(pool),
    rotateLog: () => {},
    close,
  }
  loaded ??= compiled()
  const { model, runtimes } = options.model ? { model: options.model, runtimes: new Runtimes(options.model) } : loaded
  const clock = new Clock()
  const secret = 'segredo-somente-para-os-testes-0001'
  const env = readEnv({ DATA_DIR: dataDir, DATABASE_URL: own.url, DEMO: '1', SESSION_SECRET: secret, ...options.env })
  const { limits, jobs, dist, logger = false } = options
  const fastify = await buildApp({
    database,
    env,
    model,
    runtimes,
    registry: { ...registry, ...options.registry },
    reports,
    limits,
    jobs,
    dist,
    logger,
    patience: options.patience,
    fairUse: options.fairUse ?? { ...fairUseLimits, perMinute: 1_000_000 },
    now: clock.now,
  })
  await options.routes?.(fastify)
  await fastify.ready()
  const inject = fastify.inject.bind(fastify) as FastifyInstance['inject']
  const clients = new Map<string, Promise<Client>>()
  return {
    fastify,
    inject,
    database,
    clock,
    today: () => fastify.prumo.today(),
    nobody: new Client({ inject }),
    clientWithout(authority, besides = []) {
      const key = [authority, ...besides].join()
      const client = clients.get(key) ?? almostEverything(fastify, authority, besides)
      clients.set(key, client)
      return client
    },
    async close() {
      await fastify.close()
      await close()
    },
  }
}

/** Makes a user of company 1 with every authority but one, and what else is named, and logs in. */
async function almostEverything(app: FastifyInstance, authority: string, besides: string[]): Promise<Client> {
  const { database, model } = app.prumo
  const name = `sem-${authority.toLowerCase().replace(/[^a-z0-9]/g, '-')}${besides.length > 0 ? '-e-mais' : ''}`
  const withheld = new Set([authority, ...besides, VER_TODAS_EMPRESAS])
  // without the authority for a whole screen is without each of its permissions
  for (const { whole, authority: part } of model.permissions) if (whole === authority) withheld.add(part)
  const authorities = authoritiesOf(model, registry).filter((each) => !withheld.has(each))
  const user =
    'insert into usuario (nome, login, senha, administra_instalacao) select $1, $1, senha, $2 from usuario where id = 2 returning id'
  const access = 'insert into usuario_empresa (usuario_id, empresa_id) values ($1, 1) returning id'
  const profile = 'insert into perfil (nome, authorities) values ($1, $2) returning id'
  const idOf = async (text: string, values: unknown[]) =>
    (await database.pool.query<{ id: number }>(text, values)).rows[0]?.id
  const acesso = await idOf(access, [await idOf(user, [name, authority !== ADMINISTRAR_INSTALACAO])])
  const perfil = await idOf(profile, [name, JSON.stringify(authorities)])
  await database.pool.query('insert into usuario_empresa_perfis (usuario_empresa_id, perfil_id) values ($1, $2)', [
    acesso,
    perfil,
  ])
  return login(app, name)
}

type Body = object | string | undefined

/** A client with a cookie jar and the headers that the screens send. */
export class Client {
  cookies: Record<string, string> = {}
  /** sent as X-Empresa-Id; taken from the answers of log-in and company change */
  empresaId: number | undefined

  constructor(private readonly app: Pick<TestApp, 'inject'>) {}

  get(url: string, headers?: InjectOptions['headers']): Promise<Response> {
    return this.send({ method: 'GET', url, headers })
  }

  post(url: string, body?: Body, headers?: InjectOptions['headers']): Promise<Response> {
    return this.send({ method: 'POST', url, payload: body, headers })
  }

  put(url: string, body?: Body, headers?: InjectOptions['headers']): Promise<Response> {
    return this.send({ method: 'PUT', url, payload: body, headers })
  }

  patch(url: string, body?: Body, headers?: InjectOptions['headers']): Promise<Response> {
    return this.send({ method: 'PATCH', url, payload: body, headers })
  }

  delete(url: string, body?: Body, headers?: InjectOptions['headers']): Promise<Response> {
    return this.send({ method: 'DELETE', url, payload: body, headers })
  }

  /** Uploads one file as multipart/form-data. */
  upload(url: string, name: string, content: Buffer | string, type = 'application/octet-stream'): Promise<Response> {
    const boundary = 'limite-entre-as-partes'
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="arquivo"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
    const payload = Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)])
    return this.send({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
  }

  async send(request: InjectOptions): Promise<Response> {
    const company = this.empresaId === undefined ? {} : { 'x-empresa-id': String(this.empresaId) }
    const headers = { 'x-requested-with': 'prumo', ...company, ...request.headers }
    const response = await this.app.inject({ ...request, headers, cookies: this.cookies })
    for (const { name, value } of response.cookies) {
      if (value === '') delete this.cookies[name]
      else this.cookies[name] = value
    }
    this.follow(response)
    return response
  }

  /** Takes the company from the answer of a log-in or company change, as the screens do. */
  private follow(response: Response): void {
    if (response.statusCode !== 200 || !response.body.startsWith('{"authenticated":true')) return
    this.empresaId = (response.json() as { empresa: { id: number } }).empresa.id
  }
}

/** Returns a client logged in as a user. @throws Error unless the log-in answers 200 */
export async function login(app: Pick<TestApp, 'inject'>, usuario: string, senha = PASSWORD): Promise<Client> {
  const client = new Client(app)
  const answer = await client.post('/api/login', { usuario, senha })
  if (answer.statusCode !== 200) throw new Error(`login ${usuario}: ${answer.statusCode} ${answer.body}`)
  return client
}

/** Returns a client logged in as the demo candidate. */
export async function loginCandidato(app: Pick<TestApp, 'inject'>, empresaId = 1, cpf = CPF): Promise<Client> {
  const client = new Client(app)
  const answer = await client.post('/api/externo/login', { cpf, senha: PASSWORD, empresaId })
  if (answer.statusCode !== 200) throw new Error(`candidato: ${answer.statusCode} ${answer.body}`)
  return client
}
