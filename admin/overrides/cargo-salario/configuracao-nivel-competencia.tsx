import { defineOverride } from '#admin/resource/override.ts'
import { Usage } from '#admin/screens/cargo-salario/configuracao-nivel-competencia/Usage.tsx'
import type { ConfiguracaoNivelCompetencia } from '#schemas/generated/types/cargo-salario/configuracao-nivel-competencia.ts'

export default defineOverride<ConfiguracaoNivelCompetencia>({ formBottom: Usage })
