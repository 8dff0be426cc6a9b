import { defineOverride } from '#admin/resource/override.ts'
import { InForce } from '#admin/screens/cargo-salario/configuracao-nivel-competencia/InForce.tsx'
import type { NivelCompetencia } from '#schemas/generated/types/cargo-salario/nivel-competencia.ts'

export default defineOverride<NivelCompetencia>({ listTop: InForce })
