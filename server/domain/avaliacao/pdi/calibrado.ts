/** SQL condition over the alias of a plan's row: a calibration set its talent's nine-box cell in the plan's cycle. */
export const calibradoSql = (p: string): string => `exists (select from movimento_calibracao_ninebox m
  where m.empresa_id = ${p}.empresa_id and m.avaliacao_desempenho_id = ${p}.avaliacao_desempenho_id and m.colaborador_id = ${p}.colaborador_id and m.desfeito_em is null)`
