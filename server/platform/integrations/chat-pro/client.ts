import {
  type Answered,
  probeService,
  type SendOptions,
  type ServiceSettings,
} from '#server/platform/outbound/json-service.ts'

/** Whether Chat Pro is there and takes the key. Never rejects. */
export const testChatPro = (settings: ServiceSettings, options?: SendOptions): Promise<Answered> =>
  probeService(settings, options)
