import {
  type Answered,
  probeService,
  type SendOptions,
  type ServiceSettings,
} from '#server/platform/outbound/json-service.ts'

/** Whether Sólides is there and takes the key. Never rejects. */
export const testSolides = (settings: ServiceSettings, options?: SendOptions): Promise<Answered> =>
  probeService(settings, options)
