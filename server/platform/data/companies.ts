/** The companies of the demo as files of records call them. */
export const demoCompanies: ReadonlyMap<string, number> = new Map([
  ['Aurora Alimentos Ltda', 1],
  ['Horizonte Serviços S.A.', 2],
])
