import type { JsonValue } from '#schemas/runtime/model.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { contextOf } from '#server/platform/crud/context.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { DomainError } from '#server/platform/errors/errors.ts'
import type { Prumo } from '#server/prumo.ts'
import type { Target } from './webhook.ts'

/** Maximum bytes of a body: larger ones are sent without the record. */
const LARGEST = 256 * 1024

/** The event of a delivery. */
export interface Told {
  empresa_id: number
  entidade: string
  registro_id: number
  evento: string
  versao: number | null
  campos: JsonValue
  autor: JsonValue
  criada_em: string
}

/** The body of a delivery: the event, and where the webhook is set so the record as its named user may see it now. */
export async function bodyOf(prumo: Prumo, target: Target, told: Told): Promise<string> {
  const { entidade, registro_id, evento, versao, campos, autor, criada_em, empresa_id } = told
  const event = {
    evento,
    entidade,
    id: registro_id,
    empresaId: empresa_id,
    ...(versao === null ? {} : { versao }),
    em: new Date(criada_em).toISOString(),
    autor,
    campos,
  }
  if (target.conteudo !== 'REGISTRO' || evento === 'excluido') return JSON.stringify(event)
  const registro = await recordOf(prumo, target, told)
  const whole = JSON.stringify({ ...event, registro })
  return Buffer.byteLength(whole) <= LARGEST ? whole : JSON.stringify({ ...event, registro: null })
}

/** The record as GET answers the user; null where he may not read it or it does not exist any more. */
async function recordOf(prumo: Prumo, { usuario_id }: Target, { entidade, registro_id, empresa_id }: Told) {
  const entity = prumo.model.entities.get(entidade)
  const session = usuario_id === null ? undefined : await prumo.sessions.ofUser(usuario_id, empresa_id)
  if (!entity || !session || !hasAuthority(session, entity.authority.read)) return null
  try {
    return await readRecord(contextOf(prumo, entity, session), registro_id)
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}
