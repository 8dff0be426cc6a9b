import { startFakeService } from '#server/platform/outbound/fake-service.ts'
import type { ColaboreArea } from './client.ts'

/** Local fake of the service: records requests; answers `answer.status` from request number `answer.from` on, 204 before. */
export async function startFakeColabore() {
  const answer = { status: 204, from: 1 }
  const service = await startFakeService<{ empresa: string; areas: ColaboreArea[] }>((_, n) => ({
    status: n >= answer.from ? answer.status : 204,
  }))
  return { ...service, answer }
}
