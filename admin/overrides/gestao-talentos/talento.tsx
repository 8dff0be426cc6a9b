import { defineOverride } from '#admin/resource/override.ts'
import { Panel } from '#admin/screens/cargo-salario/niveis-competencia-talento/Panel.tsx'
import type { Talento } from '#schemas/generated/types/gestao-talentos/talento.ts'

export default defineOverride<Talento>({ formBottom: Panel })
