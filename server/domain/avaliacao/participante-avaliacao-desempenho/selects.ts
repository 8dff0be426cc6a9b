/** SQL: state of a participant's copy (spec 2 §4), over the alias of his row; null before the release. */
export const situacaoSql = (t: string): string => `(select c.situacao from colaborador_questionario c
  where c.empresa_id = ${t}.empresa_id and c.avaliacao_desempenho_id = ${t}.avaliacao_desempenho_id and c.colaborador_id = ${t}.avaliado_id
    and c.avaliador_id = ${t}.avaliador_id and c.papel = ${t}.papel limit 1)`
