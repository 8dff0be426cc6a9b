/**
 * SQL: the talent's generation by year of birth, as a subquery in brackets.
 * @param talento alias of the talent's row
 * @param empresa SQL expression of the company that owns the generations
 */
export const geracaoSql = (talento: string, empresa: string): string =>
  `(select g.* from geracao g where g.empresa_id = ${empresa}
    and extract(year from ${talento}.data_nascimento) between g.ano_inicio and g.ano_fim order by g.ano_inicio limit 1)`
