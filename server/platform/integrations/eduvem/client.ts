import {
  type Answered,
  postJson,
  probeService,
  type SendOptions,
  type ServiceSettings,
} from '#server/platform/outbound/json-service.ts'

/** Who is to learn on the platform. Nothing else of a person leaves. */
export interface EduvemPerson {
  /** the same for one employment always: asking again makes nobody twice */
  codigo: string
  nome: string
  email: string
  /** registration number in the company */
  matricula?: string
}

export type Created =
  | { status: 'created'; usuario: string }
  /** the key is not taken */
  | { status: 'refused' }
  /** unreachable, slow, or an answer that is no yes; `reason` is for the log */
  | { status: 'unavailable'; reason: string }

/** Makes somebody a user of the course platform, or finds the user that was made before. Never rejects. @param empresa its CNPJ, 14 digits */
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

/** Ids are numbers or short texts. */
function idIn(body: unknown): string | undefined {
  const { id } = (typeof body === 'object' && body !== null ? body : {}) as { id?: unknown }
  if (typeof id === 'number') return String(id)
  return typeof id === 'string' && id.length > 0 && id.length <= 60 ? id : undefined
}

/** Whether the platform is there and takes the key. Never rejects. */
export const testEduvem = (settings: ServiceSettings, options?: SendOptions): Promise<Answered> =>
  probeService(settings, options)
