import { defineOverride } from '#admin/resource/override.ts'
import ChooseTalent from '#admin/screens/cargo-salario/niveis-competencia-talento/ChooseTalent.tsx'
import OpenLevels from '#admin/screens/cargo-salario/niveis-competencia-talento/OpenLevels.tsx'
import type { NivelCompetenciaTalento } from '#schemas/generated/types/cargo-salario/nivel-competencia-talento.ts'

export default defineOverride<NivelCompetenciaTalento>({ create: ChooseTalent, edit: OpenLevels })
