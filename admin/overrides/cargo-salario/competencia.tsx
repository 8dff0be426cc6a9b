import { defineOverride } from '#admin/resource/override.ts'
import { Kinds } from '#admin/screens/cargo-salario/competencia/Kinds.tsx'
import OpenItem from '#admin/screens/cargo-salario/competencia/OpenItem.tsx'
import type { Competencia } from '#schemas/generated/types/cargo-salario/competencia.ts'

export default defineOverride<Competencia>({ listTop: Kinds, edit: OpenItem })
