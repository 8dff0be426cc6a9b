import { defineOverride } from '#admin/resource/override.ts'
import { BandName } from '#admin/screens/cargo-salario/cargos/BandName.tsx'
import type { FaixaSalarialHistorico } from '#schemas/generated/types/cargo-salario/faixa-salarial-historico.ts'

export default defineOverride<FaixaSalarialHistorico>({ listTop: BandName, formTop: BandName })
