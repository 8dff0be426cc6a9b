import { defineOverride } from '#admin/resource/override.ts'
import { Participantes } from '#admin/screens/avaliacao/participantes/Participantes.tsx'

export default defineOverride({ list: Participantes })
