import { defineOverride } from '#admin/resource/override.ts'
import { Deliveries } from '#admin/screens/utilitario/webhook/Deliveries.tsx'
import { Situation } from '#admin/screens/utilitario/webhook/Situation.tsx'
import type { Webhook } from '#schemas/generated/types/utilitario/webhook.ts'

export default defineOverride<Webhook>({ formTop: Situation, formBottom: Deliveries })
