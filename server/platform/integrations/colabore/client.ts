import { partsOf } from '#schemas/runtime/parts.ts'
import {
  type Answered,
  postJson,
  probeService,
  type SendOptions,
  type ServiceSettings,
} from '#server/platform/outbound/json-service.ts'

export interface ColaboreArea {
  id: number
  nome: string
  ativo: boolean
  codigoAC?: string
  areaMaeId?: number
}

export type Sent =
  | { status: 'sent'; areas: number }
  /** the key is not taken */
  | { status: 'refused'; areas: number }
  /** unreachable, slow, or an answer that is no yes; `reason` is for the log */
  | { status: 'unavailable'; areas: number; reason: string }

/** Sends the areas of a company, parts of them one after the other. Never rejects; `areas` says how many arrived. */
export async function sendAreas(
  settings: ServiceSettings,
  empresa: string,
  areas: ColaboreArea[],
  options?: SendOptions,
): Promise<Sent> {
  let arrived = 0
  for (const part of partsOf(areas)) {
    const answer = await postJson(settings, '/areas-organizacionais', { empresa, areas: part }, options)
    if (answer.status !== 'done') return { ...answer, areas: arrived }
    arrived += part.length
  }
  return { status: 'sent', areas: arrived }
}

/** Whether the service is there and takes the key. Never rejects. */
export const testColabore = (settings: ServiceSettings, options?: SendOptions): Promise<Answered> =>
  probeService(settings, options)
