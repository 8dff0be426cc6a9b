import {
  type Answered,
  postJson,
  probeService,
  type SendOptions,
  type ServiceSettings,
} from '#server/platform/outbound/json-service.ts'

/** A user of the course platform. No other personal data is sent. */
export interface EduvemPerson {
  /** constant for one employment: makes `createUser` idempotent */
  codigo: string
  nome: string
  email: string
  /** registration number in the company */
  matricula?: string
}

export type Created =
  | { status: 'created'; usuario: string }
  /** the key is refused */
  | { status: 'refused' }
  /** unreachable, timed out, or an unusable answer; `reason` is for the log */
  | { status: 'unavailable'; reason: string }

/** Creates a user of the course platform, or finds the one created before. Never rejects. @param empresa its CNPJ, 14 digits */
export async function createUser(
  settings: ServiceSettings,
  empresa: string,
  person: EduvemPerson,
  options?: SendOptions,
): Promise<Created> {
  const answer = await postJson(settings, '/usuarios', { empresa, usuario: person }, options)
  if (answer.status !== 'done') return answer
  const usuario = idIn(answer.body)
  return usuario === undefined ? { status: 'unavailable', reason: 'no id' } : { status: 'created', usuario }
}

/** Reads `id`: a number or a text of at most 60 characters. */
function idIn(body: unknown): string | undefined {
  const { id } = (typeof body === 'object' && body !== null ? body : {}) as { id?: unknown }
  if (typeof id === 'number') return String(id)
  return typeof id === 'string' && id.length > 0 && id.length <= 60 ? id : undefined
}

/** Checks that the platform is reachable and accepts the key. Never rejects. */
export const testEduvem = (settings: ServiceSettings, options?: SendOptions): Promise<Answered> =>
  probeService(settings, options)
