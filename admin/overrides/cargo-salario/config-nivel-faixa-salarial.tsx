import { defineOverride } from '#admin/resource/override.ts'
import OpenBand from '#admin/screens/cargo-salario/niveis-competencia-faixa/OpenBand.tsx'
import type { ConfigNivelFaixaSalarial } from '#schemas/generated/types/cargo-salario/config-nivel-faixa-salarial.ts'

export default defineOverride<ConfigNivelFaixaSalarial>({ edit: OpenBand })
