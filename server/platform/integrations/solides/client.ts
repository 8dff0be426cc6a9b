import {
  type Answered,
  probeService,
  type SendOptions,
  type ServiceSettings,
} from '#server/platform/outbound/json-service.ts'

/** Checks that Sólides is reachable and accepts the key. Never rejects. */
export const testSolides = (settings: ServiceSettings, options?: SendOptions): Promise<Answered> =>
  probeService(settings, options)
