/** Demo companies by the names that data files use → id. */
export const demoCompanies: ReadonlyMap<string, number> = new Map([
  ['Aurora Alimentos Ltda', 1],
  ['Horizonte Serviços S.A.', 2],
])
