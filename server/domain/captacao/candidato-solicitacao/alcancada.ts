/** Names of the funnel's first and last stage, which are no steps of the register. */
export const INCLUIDOS = 'Incluídos na seleção'
export const CONTRATADOS = 'Contratados'

/** SQL: `ordem` of the farthest step that a candidacy (`c`) reached, also if it was moved back later. */
export const ordemAlcancadaSql = (c: string): string => `greatest(
  coalesce((select e.ordem from etapa_seletiva e where e.empresa_id = ${c}.empresa_id and e.id = ${c}.etapa_seletiva_id), 0),
  coalesce((select max(p.ordem) from candidato_solicitacao_evento v join etapa_seletiva p on p.empresa_id = v.empresa_id and p.id = v.para_etapa_id
    where v.empresa_id = ${c}.empresa_id and v.candidato_solicitacao_id = ${c}.id), 0))`
