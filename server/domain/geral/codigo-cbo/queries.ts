/** SQL: whether an occupation requires training: by the register, else where its code does not begin with 1, 2 or 3. @param dito codigo SQL expressions */
export const demandaFormacaoSql = (dito: string, codigo: string): string =>
  `coalesce(${dito}, left(${codigo}, 1) not in ('1', '2', '3'))`
