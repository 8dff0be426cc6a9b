import { type Answer, startFakeService } from '#server/platform/outbound/fake-service.ts'

/** Stands in for the service on this machine: answers `answer`. */
export async function startFakeSolides() {
  const answer: Answer = { status: 200 }
  return { ...(await startFakeService<null>(() => answer)), answer }
}
