/** SQL: an occupation demands training, as the register says; one that it does not have, as its family does. @param dito codigo expressions of SQL */
export const demandaFormacaoSql = (dito: string, codigo: string): string =>
  `coalesce(${dito}, left(${codigo}, 1) not in ('1', '2', '3'))`
