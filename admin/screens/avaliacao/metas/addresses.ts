import type { RecordData } from '#schemas/runtime/model.ts'

export const OBJECTIVE = 'avaliacao/objetivo'

const SCREEN = '/avaliacao/metas'

/** Address of the form of a new record with initial values (`com`) that returns to an objective (`volta`). */
const begin = (route: string, values: RecordData, back: number | undefined): string =>
  `${route}/new?${new URLSearchParams({ com: JSON.stringify(values), volta: back === undefined ? SCREEN : `${SCREEN}?objetivo=${back}` })}`

export const newObjective = (values: RecordData, back?: number): string => begin('/avaliacao/objetivos', values, back)

export const newResult = (objetivo: number): string =>
  begin('/avaliacao/resultados-chave', { objetivo: { id: objetivo } }, objetivo)

export const recordOf = (objetivo: number): string =>
  `/avaliacao/objetivos/${objetivo}/ficha?${new URLSearchParams({ volta: `${SCREEN}?objetivo=${objetivo}` })}`

export const newPeriod = `/avaliacao/periodos-metas/new?${new URLSearchParams({ volta: SCREEN })}`
