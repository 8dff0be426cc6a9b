import { defineOverride } from '#admin/resource/override.ts'
import { NoticeLog } from '#admin/screens/utilitario/aviso-automatico/NoticeLog.tsx'
import type { AvisoAutomatico } from '#schemas/generated/types/utilitario/aviso-automatico.ts'

export default defineOverride<AvisoAutomatico>({ formBottom: NoticeLog })
