import {
  type Answered,
  probeService,
  type SendOptions,
  type ServiceSettings,
} from '#server/platform/outbound/json-service.ts'

/** Checks that Chat Pro is reachable and accepts the key. Never rejects. */
export const testChatPro = (settings: ServiceSettings, options?: SendOptions): Promise<Answered> =>
  probeService(settings, options)
