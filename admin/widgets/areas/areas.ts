import type { LookupItem } from '#admin/form/lookup.ts'
import { getJson } from '#admin/providers/http.ts'

/** An area of any company one may see, as GET /api/utilitario/usuarios/areas tells it. */
export interface AreaDaEmpresa extends LookupItem {
  empresaId: number
}

export const fetchAreas = (): Promise<AreaDaEmpresa[]> => getJson('/api/utilitario/usuarios/areas', { quiet: true })
