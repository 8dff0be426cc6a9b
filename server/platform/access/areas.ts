/**
 * SQL: ids of the areas of a company that a user answers for: those his talents, in the companies he works in, are responsible or co-responsible
 * for (spec 2 §6). Whoever left answers for nothing.
 * @param usuario, empresa expressions of SQL
 */
export const answersForSql = (usuario: string, empresa: string): string => `select r.area_organizacional_id
  from usuario_empresa vinculo
  join talento pessoa on pessoa.empresa_id = vinculo.empresa_id and pessoa.usuario_id = vinculo.usuario_id
    and pessoa.situacao not in ('C', 'D')
  join (
    select empresa_id, area_organizacional_id, colaborador_empresa_id, colaborador_id from area_organizacional_responsavel
    union all
    select empresa_id, area_organizacional_id, colaborador_empresa_id, colaborador_id from area_organizacional_corresponsavel
  ) r on r.colaborador_empresa_id = pessoa.empresa_id and r.colaborador_id = pessoa.id
  where vinculo.usuario_id = ${usuario} and r.empresa_id = ${empresa}`
