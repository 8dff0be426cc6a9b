import type { FastifyBaseLogger } from 'fastify'
import type { Runtimes } from '#schemas/compile.ts'
import type { Model } from '#schemas/load.ts'
import type { Env } from '#server/env.ts'
import type { DB } from '#server/generated/tables/index.ts'
import type { Measures, Notices, People, Registry, TimelineKind } from '#server/platform/crud/define.ts'
import type { Database } from '#server/platform/database/pool.ts'
import type { FileService } from '#server/platform/files/service.ts'
import type { JobStarter } from '#server/platform/queue/starter.ts'
import type { ReportRegistry } from '#server/platform/reports/define.ts'
import type { Companies } from '#server/platform/session/identity/company.ts'
import type { Definitions } from '#server/platform/session/identity/definitions.ts'
import type { Sessions } from '#server/platform/session/identity/sessions.ts'
import type { ApiKeys } from '#server/platform/session/keys/keys.ts'
import type { LinkMaker } from '#server/platform/session/one-time-links.ts'
import type { Secrets } from '#server/platform/session/secrets.ts'
import type { Throttle } from '#server/platform/session/throttle.ts'
import type { Listeners } from '#server/platform/webhooks/listeners.ts'

/** Services of a server: `app.prumo`. */
export interface Prumo {
  env: Env
  database: Database<DB>
  model: Model
  runtimes: Runtimes
  registry: Registry
  reports: ReportRegistry
  secrets: Secrets
  /** seals anonymous answers; its key is in no backup (server/features/anonimato) */
  urn: Secrets
  /** creates one-time links for e-mails */
  links: LinkMaker
  /** data of people that workflows need from registers */
  people: People
  sessions: Sessions
  keys: ApiKeys
  throttle: Throttle
  definitions: Definitions
  /** definitions of companies with customisations */
  companies: Companies
  files: FileService
  readonly jobs: JobStarter
  log: FastifyBaseLogger
  /** the clock; tests replace it */
  now(): Date
  /** 'YYYY-MM-DD' in São Paulo, or the fixed day of TODAY */
  today(): string
  /** companies with active webhooks */
  listeners: Listeners
  /** starts the delivery of webhooks */
  wakeWebhooks(): void
  /** notes events of records for notices */
  notices: Notices
  /** rows counted by figures of dashboards */
  measures: Measures
  /** kinds of timeline entries beside the trail */
  timeline: TimelineKind[]
}

declare module 'fastify' {
  interface FastifyInstance {
    prumo: Prumo
  }
}
