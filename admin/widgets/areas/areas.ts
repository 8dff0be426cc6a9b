import { getJson } from '#admin/providers/http.ts'
import type { CompanyItem } from '../row-company.tsx'

/** The areas of every company one may see. */
export const fetchAreas = (): Promise<CompanyItem[]> => getJson('/api/utilitario/usuarios/areas', { quiet: true })
