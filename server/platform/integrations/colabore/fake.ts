import { startFakeService } from '#server/platform/outbound/fake-service.ts'
import type { ColaboreArea } from './client.ts'

/** Stands in for the service on this machine: keeps what it is sent; answers `answer.status`, from request number `answer.from` on. */
export async function startFakeColabore() {
  const answer = { status: 204, from: 1 }
  const service = await startFakeService<{ empresa: string; areas: ColaboreArea[] }>((_, n) => ({
    status: n >= answer.from ? answer.status : 204,
  }))
  return { ...service, answer }
}
