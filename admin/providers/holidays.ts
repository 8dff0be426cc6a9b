import type { Holiday } from '#schemas/runtime/days/working-days.ts'
import { getJson } from './http.ts'

/** Fetches the holidays of a year that apply to the whole company. */
export async function findHolidays(year: number): Promise<Holiday[]> {
  const { feriados } = await getJson<{ feriados: Holiday[] }>(`/api/geral/feriados/calendario?ano=${year}`, {
    quiet: true,
  })
  return feriados
}
