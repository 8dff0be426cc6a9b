import { setTimeout as after } from 'node:timers/promises'
import {
  type Answered,
  postJson,
  type SendOptions,
  type ServiceSettings,
} from '#server/platform/outbound/json-service.ts'
import { type LicenceAnswer, readLicence, readTicket } from './answer.ts'

/** Which of the two authenticators answers at the address: 1.0 (Remprot) or 2.0 (Jarvis). */
export interface AuthenticatorSettings extends ServiceSettings {
  versao: '1.0' | '2.0'
}

/** Data of an installation sent to the authenticator. */
export interface Installation {
  /** random id the installation gave itself once */
  instalacao: string
  ticket?: string
  nrSerie?: string
  /** of the licence, or as it was entered last */
  cnpj?: string
}

export type Outcome<T> =
  | { status: 'done'; answer: T }
  /** the key is refused */
  | { status: 'refused' }
  /** unreachable, timed out, or an unusable answer; `reason` is for the log */
  | { status: 'unavailable'; reason: string }

/** Timeout of one attempt, and pause before the next, in ms. */
const TIMEOUT_MS = 5000
const PAUSE_MS = 300
const TRIES = 2
/** Errors that a retry would not change. */
const FINAL = /^(SyntaxError|RangeError|HTTP 4\d\d)$/

/** Requests a ticket for the customer's portal, which invalidates an earlier one. Idempotent by `pedido`. Never rejects. */
export async function requestTicket(
  settings: AuthenticatorSettings,
  asked: { instalacao: string; pedido: string },
  options?: SendOptions,
): Promise<Outcome<string>> {
  return understood(await ask(settings, '/tickets', asked, options), readTicket)
}

/** Reads the installation's licence. Never rejects. */
export async function authenticateLicence(
  settings: AuthenticatorSettings,
  installation: Installation,
  options?: SendOptions,
): Promise<Outcome<LicenceAnswer>> {
  return understood(await ask(settings, '/autenticacoes', installation, options), (body) =>
    readLicence(body, settings.versao),
  )
}

/** Sends the corrected CNPJ of the licence. Never rejects. */
export async function rectifyLicence(
  settings: AuthenticatorSettings,
  installation: Installation & { cnpj: string },
  options?: SendOptions,
): Promise<Outcome<LicenceAnswer>> {
  return understood(await ask(settings, '/retificacoes', installation, options), (body) =>
    readLicence(body, settings.versao),
  )
}

/** Posts a call, with retries: the authenticator's calls are idempotent. */
async function ask(
  settings: ServiceSettings,
  path: string,
  body: unknown,
  options: SendOptions = {},
): Promise<Answered> {
  for (let left = TRIES - 1; ; left--) {
    const answer = await postJson(settings, path, body, { timeoutMs: TIMEOUT_MS, ...options })
    if (left === 0 || answer.status !== 'unavailable' || FINAL.test(answer.reason)) return answer
    await after(PAUSE_MS)
  }
}

function understood<T>(answer: Answered, read: (body: unknown) => T | undefined): Outcome<T> {
  if (answer.status !== 'done') return answer
  const known = read(answer.body)
  return known === undefined
    ? { status: 'unavailable', reason: 'unexpected answer' }
    : { status: 'done', answer: known }
}
