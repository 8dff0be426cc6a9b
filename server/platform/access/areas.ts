/**
 * SQL: ids of the areas of a company that a user answers for: the areas for which a talento of his, in any company he has access to, is responsible or
 * co-responsible (spec 2 §6). Talentos with situacao C (cancelado) or D (desligado) do not count.
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
