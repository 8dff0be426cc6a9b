import { getJson } from '#admin/providers/http.ts'
import type { CompanyItem } from '../row-company.tsx'

/** Fetches the areas of all companies visible to the user. */
export const fetchAreas = (): Promise<CompanyItem[]> => getJson('/api/utilitario/usuarios/areas', { quiet: true })
