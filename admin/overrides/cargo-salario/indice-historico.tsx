import { defineOverride } from '#admin/resource/override.ts'
import { IndexName } from '#admin/screens/cargo-salario/cargos/BandName.tsx'
import type { IndiceHistorico } from '#schemas/generated/types/cargo-salario/indice-historico.ts'

export default defineOverride<IndiceHistorico>({ listTop: IndexName, formTop: IndexName })
