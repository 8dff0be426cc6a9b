import { Writable } from 'node:stream'
import pino from 'pino'
import type { CollectionKey } from '#server/features/anonimato/collection.ts'
import { loggerOptions } from '#server/logger.ts'
import type { TestApp } from '#tests/helpers/app.ts'
import type { Told } from './attacker.ts'
import type { Seen } from './dump.ts'
import type { Person } from './people.ts'

/** When answers are asked for: while somebody has a draft, after he has handed in, and when all is over. */
export type Moment = 'begun' | 'handed in' | 'closed'

/** What the attacker looks at: a product in which people answer. */
export interface Subject {
  app: TestApp
  /** lines of the server's log since the last call */
  log(): string[]
  /** asks so many people; who is alone with his attributes is one of them */
  open(seed: number, count: number): Promise<{ key: CollectionKey; people: Person[]; alone: number }>
  /** keeps what somebody has answered so far */
  draft(key: CollectionKey, person: Person): Promise<void>
  handIn(key: CollectionKey, person: Person): Promise<void>
  /** what is answered now to who asks about everybody and about this person */
  answers?(key: CollectionKey, person: Person, when: Moment): Promise<Seen[]>
  /** a sheet's row with the same names for the same questions, whatever the survey */
  alike?(key: CollectionKey, row: unknown): unknown
  /** @returns whether something was touched */
  empty(key: CollectionKey): Promise<boolean>
  close(key: CollectionKey): Promise<void>
  /** what HR gets of it: cells with the answers counted in them */
  export(key: CollectionKey): Promise<Told[]>
}

/** A log of everything, also of what the product's own level keeps out; `log` gives its lines since the last call. */
export function wholeLog() {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(...String(chunk).split('\n').filter(Boolean))
      done()
    },
  })
  return { logger: pino({ ...loggerOptions(), level: 'trace' }, stream), log: () => lines.splice(0) }
}
