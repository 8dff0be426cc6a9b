/**
 * SQL: the generation a talent belongs to by his year of birth, as a row in brackets.
 * @param talento alias of his row
 * @param empresa whose generations: an expression
 */
export const geracaoSql = (talento: string, empresa: string): string =>
  `(select g.* from geracao g where g.empresa_id = ${empresa}
    and extract(year from ${talento}.data_nascimento) between g.ano_inicio and g.ano_fim order by g.ano_inicio limit 1)`
