import { defineOverride } from '#admin/resource/override.ts'
import CompanyEdit from '#admin/screens/utilitario/empresa/CompanyEdit.tsx'
import type { Empresa } from '#schemas/generated/types/utilitario/empresa.ts'

/** Data, settings and look of a company in one form (spec 3 §2). */
export default defineOverride<Empresa>({ edit: CompanyEdit })
