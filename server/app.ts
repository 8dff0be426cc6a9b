import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import fastify, {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyInstance,
  LogController,
  type RawServerDefault,
} from 'fastify'
import type { Runtimes } from '#schemas/compile.ts'
import type { Model } from '#schemas/load.ts'
import { isoDay } from '#schemas/runtime/dates.ts'
import { deskRoutes } from '#server/domain/captacao/candidato-solicitacao/mesa.ts'
import { aboutRoutes } from '#server/domain/utilitario/licenca/sobre.ts'
import type { Env } from '#server/env.ts'
import { urnSecretsOf } from '#server/features/anonimato/key.ts'
import { backupRoutes } from '#server/features/backup/routes.ts'
import { calendarRoutes } from '#server/features/calendars/routes.ts'
import { cepRoutes } from '#server/features/cep/routes.ts'
import { measureCondition } from '#server/features/dashboards/answers/condition.ts'
import { recordRoutes } from '#server/features/dashboards/routes/record-routes.ts'
import { dashboardRoutes } from '#server/features/dashboards/routes/routes.ts'
import { portalFeeds } from '#server/features/feeds/portal.ts'
import { lgpdRoutes } from '#server/features/lgpd/routes.ts'
import { logRoutes } from '#server/features/log/routes.ts'
import { securityRoutes } from '#server/features/log/security/routes.ts'
import { guardExpiries } from '#server/features/notices/due.ts'
import { FiredNotices } from '#server/features/notices/fire.ts'
import { NOTICE_JOB } from '#server/features/notices/notice-job.ts'
import { dueRoutes } from '#server/features/notices/routes.ts'
import { mailRoutes } from '#server/features/outbox/routes.ts'
import { audienceRoutes } from '#server/features/publico/routes.ts'
import { copyRoutes } from '#server/features/register-copy/routes.ts'
import { setupRoutes } from '#server/features/setup/routes.ts'
import { approvalLinkRoutes } from '#server/features/workplace/approval-links.ts'
import { approvalRoutes } from '#server/features/workplace/approvals.ts'
import { findRoutes } from '#server/features/workplace/find.ts'
import type { DB } from '#server/generated/tables/index.ts'
import { calendarReader, people } from '#server/people.ts'
import { authoritiesOf } from '#server/platform/access/authorities.ts'
import { ADDRESSES } from '#server/platform/base/call-table.ts'
import { schemaController } from '#server/platform/base/validation.ts'
import { guardComputed } from '#server/platform/crud/computed/guard.ts'
import type { Registry } from '#server/platform/crud/define.ts'
import { crudRoutes } from '#server/platform/crud/routes/routes.ts'
import type { Database } from '#server/platform/database/pool.ts'
import { Clamd } from '#server/platform/files/antivirus.ts'
import { FileService } from '#server/platform/files/service.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import { storeFrom } from '#server/platform/files/store-from.ts'
import { colaboreStatus } from '#server/platform/integrations/colabore/at-start.ts'
import { parseBodies } from '#server/platform/plugins/body.ts'
import { serveCalls } from '#server/platform/plugins/calls.ts'
import { compressAnswers } from '#server/platform/plugins/compression.ts'
import { demoGuard } from '#server/platform/plugins/demo.ts'
import { serveDocs } from '#server/platform/plugins/docs.ts'
import { errorHandler, sendFailure } from '#server/platform/plugins/error-handler.ts'
import { type FairUse, fairUse } from '#server/platform/plugins/fair-use.ts'
import { forgetSessions } from '#server/platform/plugins/forget-sessions.ts'
import { guardRoutes } from '#server/platform/plugins/guard.ts'
import { serveHealth } from '#server/platform/plugins/health.ts'
import { notFound } from '#server/platform/plugins/not-found.ts'
import { refuseForeignOrigins } from '#server/platform/plugins/origin.ts'
import { servePages } from '#server/platform/plugins/pages.ts'
import { isPortal, portalHost } from '#server/platform/plugins/portal-host.ts'
import { requireOrigin, requirePortalOrigin } from '#server/platform/plugins/public-address.ts'
import { readByPost } from '#server/platform/plugins/read-by-post.ts'
import { schemaRoutes } from '#server/platform/plugins/schemas.ts'
import { securityHeaders } from '#server/platform/plugins/security-headers.ts'
import { recordRefusals } from '#server/platform/plugins/security-refusals.ts'
import type { Job } from '#server/platform/queue/define.ts'
import { Jobs } from '#server/platform/queue/jobs.ts'
import { taskRoutes } from '#server/platform/queue/routes.ts'
import type { ReportRegistry } from '#server/platform/reports/define.ts'
import { reportRoutes } from '#server/platform/reports/routes.ts'
import { Companies } from '#server/platform/session/identity/company.ts'
import { Definitions } from '#server/platform/session/identity/definitions.ts'
import { Sessions } from '#server/platform/session/identity/sessions.ts'
import { ApiKeys } from '#server/platform/session/keys/keys.ts'
import { defaultLimits, type SessionLimits } from '#server/platform/session/limits.ts'
import { linkMaker } from '#server/platform/session/one-time-links.ts'
import { sessionRoutes } from '#server/platform/session/routes/routes.ts'
import { secretsOf } from '#server/platform/session/session-secret.ts'
import { Throttle } from '#server/platform/session/throttle.ts'
import { fileRoutes } from '#server/platform/uploads/routes.ts'
import { Listeners } from '#server/platform/webhooks/listeners.ts'
import { WEBHOOK_JOB } from '#server/platform/webhooks/webhook.ts'
import type { Prumo } from '#server/prumo.ts'
import { timeline } from '#server/timeline.ts'
import { pessoasRoutes } from './features/pessoas/routes.ts'
import { jobs as allJobs } from './jobs.ts'
import { loggerOptions } from './logger.ts'

/** Maximum bytes of a JSON body; uploads have a limit of their own. */
const LARGEST_BODY = 1024 * 1024

export interface AppOptions {
  database: Database<DB>
  env: Env
  model: Model
  runtimes: Runtimes
  registry: Registry
  reports?: ReportRegistry
  jobs?: readonly Job[]
  /** store of files' contents; by default from the environment */
  store?: FileStore
  limits?: Partial<SessionLimits>
  /** the clock, for tests */
  now?: () => Date
  /** today, for tests; by default TODAY or the clock's day in São Paulo */
  today?: () => string
  /** folder with the built screens; by default dist */
  dist?: string
  /** logger; false for none */
  logger?: FastifyBaseLogger | false
  /** timeouts for a client's request; by default those of the product */
  patience?: { headers: number; body: number }
  /** rate limits per session; by default the product's */
  fairUse?: FairUse
}

/** The server, ready to listen or to be injected requests; the database is open and migrated. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify(serverOptions(options))
  app.decorate('prumo', assemble(options, app))
  await foundation(app, options)
  await routes(app, options)
  return app
}

/** Timeouts in ms for a request's headers and for the whole request. */
const PATIENCE = { headers: 20_000, body: 600_000 }
/** Keep-alive timeout, longer than that of common proxies. */
const KEEP_ALIVE_MS = 75_000

function serverOptions({ env, logger, patience = PATIENCE }: AppOptions): FastifyHttpOptions<RawServerDefault> {
  return {
    ...(logger === undefined ? { logger: loggerOptions() } : logger ? { loggerInstance: logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    requestIdHeader: false,
    trustProxy: trusted(env),
    bodyLimit: LARGEST_BODY,
    routerOptions: ADDRESSES,
    exposeHeadRoutes: false,
    schemaController,
    // no timeout: Fastify treats each route as a plugin and would start a timer for each
    pluginTimeout: 0,
    // also for addresses that cannot be decoded
    frameworkErrors: sendFailure,
    rewriteUrl: headAsGet,
    // against slow clients that hold a connection (slowloris)
    requestTimeout: patience.body,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: Math.min(patience.headers, 10_000) },
    // idle connections may not delay the stop
    forceCloseConnections: true,
  }
}

/** Request ids unique over server processes: a random prefix and a counter. */
function requestIds(): () => string {
  const own = randomBytes(5).toString('hex')
  let count = 0
  return () => `${own}-${(count++).toString(36)}`
}

/** Routes HEAD as GET, whose body Node omits: routes of their own would add 40 % to all routes. */
function headAsGet(request: { method?: string; url?: string }): string {
  if (request.method === 'HEAD') request.method = 'GET'
  return request.url ?? '/'
}

/** Fastify's trustProxy: a number of hops, or addresses. */
function trusted({ trustProxy }: Env): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy
}

const antivirusOf = ({ clamd }: Env, log: FastifyInstance['log']) =>
  clamd && new Clamd(clamd, (reason) => log.error({ reason }, 'Antivírus'))

function assemble(options: AppOptions, app: FastifyInstance): Prumo {
  const { database, env, model, runtimes, registry } = options
  const { pool } = database
  const now = options.now ?? (() => new Date())
  const today = options.today ?? (() => env.today ?? isoDay(now()))
  const limits = { ...defaultLimits, ...options.limits }
  const secrets = secretsOf(env)
  guardComputed(model, registry)
  guardExpiries({ model, registry })
  const everything = authoritiesOf(model, registry)
  const definitions = new Definitions(model)
  const companies = new Companies(pool, model, runtimes, definitions)
  const listeners = new Listeners(pool, now)
  const { demo } = env
  const calendars = calendarReader(database, model)
  const sessions = new Sessions({
    pool,
    model,
    companies,
    listeners,
    calendars,
    secrets,
    limits,
    everything,
    demo,
    now,
    today,
  })
  const prumo: Prumo = {
    database,
    env,
    model,
    runtimes,
    registry,
    reports: options.reports ?? {},
    secrets,
    urn: urnSecretsOf(env),
    log: app.log,
    now,
    today,
    links: linkMaker({ secrets, now }, (db, path) => (isPortal(path) ? requirePortalOrigin : requireOrigin)(app, db)),
    people,
    sessions,
    keys: new ApiKeys({ pool, model, secrets, sessions, limits, now }),
    throttle: new Throttle(pool, limits, now),
    definitions,
    companies,
    files: new FileService(pool, options.store ?? storeFrom(env), antivirusOf(env, app.log)),
    get jobs() {
      return jobs
    },
    listeners,
    wakeWebhooks: () => jobs.nudge(WEBHOOK_JOB),
    notices: new FiredNotices(now, () => jobs.nudge(NOTICE_JOB)),
    measures: { condition: measureCondition },
    timeline,
  }
  const jobs = new Jobs(options.jobs ?? allJobs, () => prumo)
  return prumo
}

/** Registers the hooks and plugins of every route, in the order in which a request meets them. */
async function foundation(app: FastifyInstance, options: AppOptions): Promise<void> {
  errorHandler(app)
  parseBodies(app)
  await securityHeaders(app)
  await compressAnswers(app)
  demoGuard(app)
  portalHost(app)
  await app.register(cookie)
  await app.register(rateLimit, { global: false })
  serveCalls(app)
  refuseForeignOrigins(app)
  guardRoutes(app)
  fairUse(app, options.fairUse)
  recordRefusals(app)
  forgetSessions(app)
  readByPost(app)
  colaboreStatus(app)
  notFound(app)
}

async function routes(app: FastifyInstance, { dist }: AppOptions): Promise<void> {
  await serveDocs(app)
  await serveHealth(app)
  await sessionRoutes(app)
  await setupRoutes(app)
  await schemaRoutes(app)
  await fileRoutes(app)
  await taskRoutes(app)
  await cepRoutes(app)
  await pessoasRoutes(app)
  await findRoutes(app)
  await approvalRoutes(app)
  await deskRoutes(app)
  await dueRoutes(app)
  await approvalLinkRoutes(app)
  await logRoutes(app)
  await securityRoutes(app)
  await lgpdRoutes(app)
  await copyRoutes(app)
  await backupRoutes(app)
  await mailRoutes(app)
  await aboutRoutes(app)
  crudRoutes(app, app.prumo)
  dashboardRoutes(app, app.prumo)
  recordRoutes(app, app.prumo)
  reportRoutes(app, app.prumo)
  portalFeeds(app)
  await calendarRoutes(app)
  audienceRoutes(app)
  app.yieldCalls()
  await servePages(app, { dist })
}
