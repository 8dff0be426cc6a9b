import { type Answer, startFakeService } from '#server/platform/outbound/fake-service.ts'

/** Local fake of the service: answers every request with `answer`. */
export async function startFakeSolides() {
  const answer: Answer = { status: 200 }
  return { ...(await startFakeService<null>(() => answer)), answer }
}
