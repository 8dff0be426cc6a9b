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
  /** the key is refused */
  | { status: 'refused'; areas: number }
  /** unreachable, timed out, or an unusable answer; `reason` is for the log */
  | { status: 'unavailable'; areas: number; reason: string }

/** Sends the areas of a company in several requests, one after the other. Never rejects; `areas` counts those that arrived. */
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

/** Checks that the service is reachable and accepts the key. Never rejects. */
export const testColabore = (settings: ServiceSettings, options?: SendOptions): Promise<Answered> =>
  probeService(settings, options)
