/** SQL: a calibration says where the talent of a plan stands in the Nine Box of its cycle, over the alias of the plan's row. */
export const calibradoSql = (p: string): string => `exists (select from movimento_calibracao_ninebox m
  where m.empresa_id = ${p}.empresa_id and m.avaliacao_desempenho_id = ${p}.avaliacao_desempenho_id and m.colaborador_id = ${p}.colaborador_id and m.desfeito_em is null)`
